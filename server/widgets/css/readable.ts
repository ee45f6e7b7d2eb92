import { contrast } from '#contract/colors.ts'
import { leastContrast } from '#contract/widgets/widget-look.ts'

const dark = { strong: '#16181d', muted: ['#5a6170', '#3a404c', '#000000'] }
const light = { strong: '#ffffff', muted: ['#c9ced8', '#e5e8ee', '#ffffff'] }

/** Text colors that can be read on each of these, as `#rrggbb`; undefined where none can. */
export function readableOnAll(grounds: readonly string[]): { strong: string; muted: string } | undefined {
  const reads = (color: string) =>
    grounds.every((ground) => contrast(color, ground) >= leastContrast.textColor)
  for (const { strong, muted } of [dark, light]) {
    const quiet = muted.find(reads)
    if (quiet) return { strong: reads(strong) ? strong : quiet, muted: quiet }
  }
  return undefined
}
