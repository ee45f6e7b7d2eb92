import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'

interface SmallTile {
  readonly value: string
  readonly title: string
  /** For those who point at it, and for screen readers. */
  readonly description?: string
}

interface SmallTilesProps<Tile extends SmallTile> {
  legend: string
  className: string
  /** Title beside the drawing, not below it. */
  isRow?: boolean
  tiles: readonly Tile[]
  value: Tile['value']
  onChange: (value: Tile['value']) => void
  /** The drawing of a tile, above its title. */
  children: (tile: Tile) => ReactNode
}

/** Choices as drawings with a title each, so small that all of them are seen at once. */
export function SmallTiles<Tile extends SmallTile>({
  legend,
  className,
  isRow = false,
  tiles,
  value,
  onChange,
  children,
}: SmallTilesProps<Tile>) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      <div className={clsx('grid', className)}>
        {tiles.map((tile) => (
          <label
            key={tile.value}
            title={tile.description}
            className={clsx(
              isRow ? 'items-center gap-2 p-1' : 'flex-col items-stretch gap-1 p-1.5',
              'group flex min-w-0 rounded-md border border-line bg-surface transition-[border-color,box-shadow] hover:border-line-strong has-checked:border-accent has-checked:ring-1 has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-[var(--focus)]',
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
            <span
              className={clsx(
                !isRow && 'text-center',
                'min-w-0 text-xs leading-tight text-soft group-has-checked:font-semibold group-has-checked:text-ink',
              )}
            >
              {tile.title}
              {tile.description && <span className="sr-only">: {tile.description}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
