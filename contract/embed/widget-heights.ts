import { z } from 'zod/mini'
import { brand } from '../brand.ts'
import { ownerEndpoint } from '../endpoint.ts'

/** How high a widget is on a phone, a tablet and a computer, in pixels. */
export const widgetHeights = z.object({ phone: z.number(), tablet: z.number(), desktop: z.number() })
export type WidgetHeights = z.infer<typeof widgetHeights>

/**
 * Of a stored widget by its key, otherwise of `settings` as in the address of a script, such as `layout=list&max=3`. Zeros
 * where there is nothing to show.
 */
export const getWidgetHeights = ownerEndpoint('GET /api/embed/heights', {
  query: z.object({
    settings: z.optional(z.string().check(z.maxLength(500))),
    widgetKey: z.optional(z.string().check(z.maxLength(40))),
  }),
  response: widgetHeights,
})

/** The style that keeps this height free for the container of a widget. */
export function reservingStyle(key: string, { phone, tablet, desktop }: WidgetHeights): string {
  const rule = (height: number) => `#${brand.prefix}-widget-${key}{min-height:${height}px}`
  return `${rule(phone)}@media(min-width:612px){${rule(tablet)}}@media(min-width:912px){${rule(desktop)}}`
}
