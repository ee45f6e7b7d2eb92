import type { AssistantQuery, Filters } from '#contract/assistant/query.ts'
import type { Asking, Narrowed } from '../ask/asking.ts'
import { type Described, described, type NameOf } from '../say/described.ts'
import { customersAt, testimonialsAt } from '../say/hrefs.ts'
import type { Piece } from '#contract/assistant/chat.ts'
import { counted } from '../say/pieces.ts'

/** What every kind of answer is made with. */
export interface Answering {
  readonly asking: Asking
  readonly query: AssistantQuery
  readonly nameOf: NameOf
}

export const describedIn = ({ nameOf }: Answering, filters: Filters): Described => described(filters, nameOf)

/** "12 pending testimonials", leading to them. */
export function countedTestimonials(
  { asking, nameOf }: Pick<Answering, 'asking' | 'nameOf'>,
  count: number,
  narrowed: Narrowed,
): Piece {
  const { before } = described(narrowed.filters, nameOf)
  return counted(
    count,
    before ? `${before} testimonial` : 'testimonial',
    testimonialsAt(narrowed, asking.timeZone),
  )
}

export const countedCustomers = (count: number, filters: Filters, noun = 'customer'): Piece =>
  counted(count, noun, customersAt(filters))

/** What each side of a comparison is narrowed to. */
export function sidesOf({ filters, span, versus = [] }: AssistantQuery): Narrowed[] {
  return versus.map((side) => ({ filters: { ...filters, ...side.filters }, span: side.span ?? span }))
}
