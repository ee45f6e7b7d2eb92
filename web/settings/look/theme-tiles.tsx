import type { AppearanceSettings } from '#contract/settings/appearance.ts'
import { RadioTiles } from '../../ui/choices/radio-tiles.tsx'

type Theme = AppearanceSettings['theme']
const look = {
  legend: 'Theme',
  legendClassName: 'mb-2 text-sm font-semibold',
  className: 'sm:grid-cols-3',
  tileClassName: 'flex items-center gap-3 rounded-lg p-3 shadow-low sm:block',
}
const tiles: ReadonlyArray<{ value: Theme; title: string; text: string }> = [
  { value: 'light', title: 'Light', text: 'Light background' },
  { value: 'dark', title: 'Dark', text: 'Dark background' },
  { value: 'system', title: 'System', text: 'Matches your device' },
]

/** The themes as radio buttons, with a sketch of each. */
export function ThemeTiles(choice: { value: Theme; onChange: (theme: Theme) => void }) {
  return (
    <RadioTiles {...look} {...choice} tiles={tiles}>
      {({ value }) => <ThemeSketch theme={value} />}
    </RadioTiles>
  )
}

/** Each half in its own theme, whatever the page's is: `color-scheme` decides what light-dark() gives. */
function ThemeSketch({ theme }: { theme: Theme }) {
  return (
    <span
      aria-hidden="true"
      className="flex h-14 w-22 shrink-0 overflow-hidden rounded-md border border-line sm:mb-3 sm:h-20 sm:w-full"
    >
      {theme !== 'dark' && <Half className="[color-scheme:light]" />}
      {theme !== 'light' && <Half className="[color-scheme:dark]" />}
    </span>
  )
}

function Half({ className }: { className: string }) {
  return (
    <span
      className={`flex min-w-0 flex-1 flex-col justify-center gap-1.5 bg-[light-dark(#f8f5ef,#141210)] px-3 ${className}`}
    >
      <span className="h-1.5 w-2/3 rounded-full bg-[light-dark(#1e1b16,#f4f0e8)]" />
      <span className="h-1.5 w-full rounded-full bg-[light-dark(#cfc7b8,#4a443b)]" />
      <span className="h-2.5 w-1/2 rounded-full bg-accent" />
    </span>
  )
}
