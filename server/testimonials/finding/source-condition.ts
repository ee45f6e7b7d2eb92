import { eq, inArray, type SQL } from 'drizzle-orm'
import { testimonials } from '../tables.ts'

/** What came from a site, or in one of the ways of `sourceKinds`. */
export function sourceCondition(source: string): SQL {
  const { origin } = testimonials
  if (source === 'form') return eq(origin, 'customer')
  if (source === 'team') return inArray(origin, ['owner', 'owner_ai'])
  if (source === 'api' || source === 'imported') return eq(origin, source)
  return eq(testimonials.source, source)
}
