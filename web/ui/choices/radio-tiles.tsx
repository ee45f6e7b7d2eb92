import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'

interface RadioTilesLook {
  legend: string
  /** Of the legend. */
  legendClassName: string
  /** Of the grid that the tiles stand in. */
  className: string
  tileClassName: string
}

interface TileCopy {
  value: string
  title: string
  text: string
}

interface RadioTilesProps<Tile extends TileCopy> extends RadioTilesLook {
  tiles: readonly Tile[]
  value: Tile['value']
  onChange: (value: Tile['value']) => void
  /** The picture of a tile, beside or above its words. */
  children: (tile: Tile) => ReactNode
}

/** A few choices as tiles to press: radio buttons that show more than a label. */
export function RadioTiles<Tile extends TileCopy>({
  legend,
  legendClassName,
  className,
  tileClassName,
  tiles,
  value,
  onChange,
  children,
}: RadioTilesProps<Tile>) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className={legendClassName}>{legend}</legend>
      <div className={clsx('grid gap-3', className)}>
        {tiles.map((tile) => (
          <label
            key={tile.value}
            className={clsx(
              'group border border-line bg-surface transition-[border-color,box-shadow] hover:border-line-strong has-checked:border-accent has-checked:ring-1 has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-[var(--focus)]',
              tileClassName,
            )}
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              checked={tile.value === value}
              onChange={() => onChange(tile.value)}
            />
            {children(tile)}
            <span>
              <span className="block text-base font-semibold">{tile.title}</span>
              <span className="block text-sm text-faint">{tile.text}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
