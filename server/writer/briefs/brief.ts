import type { CustomerLanguage } from '#contract/languages.ts'
import type { customerTypes, emotionalTones, lengths, writingStyles } from '#contract/writer/writer.ts'
import type { tones } from '#contract/writer/tones.ts'

/** A few words before an answer that say what was asked: the only ones in a draft that nobody typed or tapped. */
export interface Lead {
  readonly text: string
  /**
   * `picks`: tapped choices. `faults`: what does not say itself that it is bad. `earlier`: what does not say itself that it
   * was before. `facts`: a name or a time that is no sentence. `best`: a thing that is only named.
   */
  readonly before: 'picks' | 'faults' | 'earlier' | 'facts' | 'best'
  /** The owner's own wording, which nothing takes the place of. */
  readonly isOwn: boolean
}

/** One thing that the customer said, or that the owner says of the customer. Nothing else may stand in a draft. */
export interface Answer {
  readonly id: string
  readonly question: string
  /** In the customer's own words, or as chosen from a list. A rating is its number. */
  readonly answer: string
  readonly kind: 'rating' | 'recommend' | 'service' | 'benefit' | 'text'
  /** Only where it is known what the question asked. */
  readonly lead?: Lead | undefined
}

/** What a draft is written from, and how it is meant to sound. */
export interface Brief {
  readonly answers: readonly Answer[]
  readonly customer: { readonly name: string; readonly title: string; readonly company: string }
  /** The business that the testimonial is about. */
  readonly business: string
  readonly language: CustomerLanguage
  readonly tone: (typeof tones)[number]
  readonly writingStyle: (typeof writingStyles)[number]
  readonly emotionalTone: (typeof emotionalTones)[number]
  readonly length: (typeof lengths)[number]
  readonly customerType: (typeof customerTypes)[number]
  readonly includeSpecifics: boolean
  /** The same brief with the same seed gives the same text; another seed another one. */
  readonly seed: number
}

/** In words, both included. */
export const wordRange = {
  short: [30, 60],
  medium: [60, 120],
  long: [120, 200],
} as const satisfies Record<Brief['length'], readonly [number, number]>
