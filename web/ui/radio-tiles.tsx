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

interface RadioTilesProps<Tile extends { value: string }> extends RadioTilesLook {
  tiles: readonly Tile[]
  value: Tile['value']
  onChange: (value: Tile['value']) => void
  /** What a tile shows. */
  children: (tile: Tile) => ReactNode
}

/** A few choices as tiles to press: radio buttons that show more than a label. */
export function RadioTiles<Tile extends { value: string }>({
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
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** What a tile says below or beside its picture. */
export function TileWords({ title, text }: { title: string; text: string }) {
  return (
    <span>
      <span className="block text-base font-semibold">{title}</span>
      <span className="block text-sm text-faint">{text}</span>
    </span>
  )
}
