import type { WidgetLayout } from '#contract/widgets/widget-layouts.ts'

/** Cards, as `x y width height` on 64 by 32; faces are as wide as high and round. */
const blocks: Readonly<Record<WidgetLayout, readonly string[]>> = {
  card: ['14 3 36 12', '14 17 36 12'],
  grid: ['4 3 17 12', '23.5 3 17 12', '43 3 17 12', '4 17 17 12', '23.5 17 17 12', '43 17 17 12'],
  carousel: ['-7 6 18 20', '14 3 36 26', '53 6 18 20'],
  masonry: ['4 3 17 15', '23.5 3 17 9', '43 3 17 12', '4 20 17 9', '23.5 14 17 15', '43 17 17 12'],
  list: ['8 3 48 7', '8 12.5 48 7', '8 22 48 7'],
  spotlight: ['16 8 32 3', '12 14 40 3', '22 20 20 3'],
  badge: ['8 11 48 10'],
  avatars: ['8 10 12 12', '17 10 12 12', '26 10 12 12', '35 10 12 12', '44 10 12 12'],
  marquee: ['-6 9 17 14', '14 9 17 14', '34 9 17 14', '54 9 17 14'],
}

/** A sketch of a layout. */
export function LayoutDrawing({ layout }: { layout: WidgetLayout }) {
  return (
    <svg
      viewBox="0 0 64 32"
      aria-hidden="true"
      className="h-6.5 w-full rounded-sm bg-sunken fill-line-strong transition-colors group-has-checked:bg-accent-wash group-has-checked:fill-accent"
    >
      {blocks[layout].map((block) => {
        const [x, y, width, height] = block.split(' ')
        const isRound = layout === 'avatars' || layout === 'badge'
        return (
          <rect
            key={block}
            x={x}
            y={y}
            width={width}
            height={height}
            rx={isRound ? 6 : 1.5}
            className="stroke-sunken group-has-checked:stroke-accent-wash"
          />
        )
      })}
    </svg>
  )
}
