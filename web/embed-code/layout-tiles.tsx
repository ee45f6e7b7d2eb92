import type { Layout } from '#contract/embed.ts'
import { useId } from 'react'
import { RadioTile, TileWords } from '../ui/radio-tile.tsx'

const tiles: ReadonlyArray<{ layout: Layout; name: string; copy: string; blocks: readonly string[] }> = [
  {
    layout: 'carousel',
    name: 'Carousel',
    copy: 'A few at a time, to swipe through',
    blocks: ['-6 6 16 28', '14 4 36 32', '54 6 16 28'],
  },
  {
    layout: 'grid',
    name: 'Grid',
    copy: 'Side by side in even rows',
    blocks: ['4 3 16 15', '24 3 16 15', '44 3 16 15', '4 22 16 15', '24 22 16 15', '44 22 16 15'],
  },
  {
    layout: 'masonry',
    name: 'Wall',
    copy: 'Columns without gaps',
    blocks: ['4 3 16 20', '24 3 16 11', '44 3 16 16', '4 27 16 10', '24 18 16 19', '44 23 16 14'],
  },
  {
    layout: 'list',
    name: 'List',
    copy: 'One per row',
    blocks: ['8 3 48 9', '8 15.5 48 9', '8 28 48 9'],
  },
]

/** The styles of the widget, as radio buttons with a sketch of each. */
export function LayoutTiles({ value, onChange }: { value: Layout; onChange: (layout: Layout) => void }) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Style</legend>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {tiles.map((tile) => (
          <RadioTile
            key={tile.layout}
            name={name}
            isChosen={tile.layout === value}
            onChoose={() => onChange(tile.layout)}
            className="rounded-lg p-4 shadow-low"
          >
            <svg
              viewBox="0 0 64 40"
              aria-hidden="true"
              className="mb-3 h-16 w-full rounded-sm bg-sunken fill-line-strong transition-colors group-has-checked:bg-accent-wash group-has-checked:fill-accent"
            >
              {tile.blocks.map((block) => {
                const [x, y, width, height] = block.split(' ')
                return <rect key={block} x={x} y={y} width={width} height={height} rx="2" />
              })}
            </svg>
            <TileWords title={tile.name} text={tile.copy} />
          </RadioTile>
        ))}
      </div>
    </fieldset>
  )
}
