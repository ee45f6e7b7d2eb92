import type { Layout } from '#contract/widgets/widget-layouts.ts'
import { RadioTiles } from '../ui/choices/radio-tiles.tsx'

const look = {
  legend: 'Style',
  legendClassName: 'sr-only',
  className: 'grid-cols-2 lg:grid-cols-4',
  tileClassName: 'rounded-lg p-4 shadow-low',
}
const tiles: ReadonlyArray<{ value: Layout; title: string; text: string; blocks: readonly string[] }> = [
  {
    value: 'carousel',
    title: 'Carousel',
    text: 'A few at a time, to swipe through',
    blocks: ['-6 6 16 28', '14 4 36 32', '54 6 16 28'],
  },
  {
    value: 'grid',
    title: 'Grid',
    text: 'Side by side in even rows',
    blocks: ['4 3 16 15', '24 3 16 15', '44 3 16 15', '4 22 16 15', '24 22 16 15', '44 22 16 15'],
  },
  {
    value: 'masonry',
    title: 'Wall',
    text: 'Columns without gaps',
    blocks: ['4 3 16 20', '24 3 16 11', '44 3 16 16', '4 27 16 10', '24 18 16 19', '44 23 16 14'],
  },
  {
    value: 'list',
    title: 'List',
    text: 'One per row',
    blocks: ['8 3 48 9', '8 15.5 48 9', '8 28 48 9'],
  },
]

/** The styles of the widget, as radio buttons with a sketch of each. */
export function LayoutTiles(choice: { value: Layout; onChange: (layout: Layout) => void }) {
  return (
    <RadioTiles {...look} {...choice} tiles={tiles}>
      {({ blocks }) => <LayoutSketch blocks={blocks} />}
    </RadioTiles>
  )
}

function LayoutSketch({ blocks }: { blocks: readonly string[] }) {
  return (
    <svg
      viewBox="0 0 64 40"
      aria-hidden="true"
      className="mb-3 h-16 w-full rounded-sm bg-sunken fill-line-strong transition-colors group-has-checked:bg-accent-wash group-has-checked:fill-accent"
    >
      {blocks.map((block) => {
        const [x, y, width, height] = block.split(' ')
        return <rect key={block} x={x} y={y} width={width} height={height} rx="2" />
      })}
    </svg>
  )
}
