import type { Received } from '#contract/endpoint.ts'
import type { TestimonialStats } from '#contract/testimonials/testimonial-stats.ts'
import type { listTestimonials, Testimonial } from '#contract/testimonials/testimonials.ts'
import { someStats } from './samples/samples.ts'

type Filters = Received<typeof listTestimonials>['query']

/** The testimonials that the server of a test has. One that was deleted can still be looked up, and comes back. */
export class KeptTestimonials {
  readonly #all: Map<string, Testimonial>
  readonly #deleted = new Set<string>()

  constructor(testimonials: readonly Testimonial[]) {
    this.#all = new Map(testimonials.map((row) => [row.id, row]))
  }

  rows(): Testimonial[] {
    return [...this.#all.values()].filter(({ id }) => !this.#deleted.has(id))
  }

  get(id: string): Testimonial {
    return this.#all.get(id)!
  }

  change(id: string, to: Partial<Testimonial>): Testimonial {
    const row = this.get(id)
    this.#all.set(id, { ...row, ...to, version: row.version + 1 })
    return this.get(id)
  }

  delete(id: string): void {
    this.#deleted.add(id)
  }

  restore(id: string): void {
    this.#deleted.delete(id)
  }

  pendingOf(ids: readonly string[]): string[] {
    return ids.filter((id) => this.get(id).status === 'pending')
  }

  matching({ search = '', ...filters }: Filters): Testimonial[] {
    const { status, rating, feedback, isHidden, source, needsAnswer } = filters
    return this.rows().filter(
      (row) =>
        (!status || (row.status === status && !row.isPrivate)) &&
        (!feedback ||
          ((row.isPrivate || row.recoveryState) && [row.recoveryState, 'all'].includes(feedback))) &&
        (!rating || row.rating === rating) &&
        (!source || row.source === source) &&
        (!needsAnswer || (row.platform && !row.reply && !row.removedAt)) &&
        (!isHidden || (row.hiddenAt !== null) === (isHidden === 'true')) &&
        [row.customerName, row.company, row.content].join('\n').toLowerCase().includes(search.toLowerCase()),
    )
  }

  stats(): TestimonialStats {
    const rows = this.rows()
    const count = (status: string) => rows.filter((row) => row.status === status && !row.isPrivate).length
    const cases = (isPrivate: boolean) => {
      const inState = (state: string) =>
        rows.filter((row) => row.isPrivate === isPrivate && row.recoveryState === state).length
      return { open: inState('open'), contacted: inState('contacted'), resolved: inState('resolved') }
    }
    return someStats({
      total: rows.length,
      pending: count('pending'),
      approved: count('approved'),
      rejected: count('rejected'),
      hidden: rows.filter(({ hiddenAt }) => hiddenAt).length,
      averageRating: 5,
      privateFeedback: cases(true),
      outsideCases: cases(false),
    })
  }
}
