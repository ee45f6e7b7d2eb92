import type { Theme } from '#contract/themes/themes.ts'

/** Of all testimonials with text. */
export function shareCopy(mentions: number, texts: number): string {
  const share = texts > 0 ? mentions / texts : 0
  const style = { style: 'percent', maximumFractionDigits: share < 0.01 ? 1 : 0 } as const
  return share.toLocaleString(undefined, style)
}

/** How the last 13 weeks compare with the 13 before; nothing where neither has any. */
export function trendCopy({ recent, before }: Pick<Theme, 'recent' | 'before'>): string | undefined {
  if (recent.mentions === 0 && before.mentions === 0) return undefined
  return `${recent.mentions.toLocaleString()} in the last 13 weeks, ${before.mentions.toLocaleString()} in the 13 before`
}

export function mentionsCopy(count: number): string {
  return count === 1 ? '1 testimonial' : `${count.toLocaleString()} testimonials`
}
