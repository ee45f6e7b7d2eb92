import type { CustomerLanguage } from '#contract/languages.ts'
import type { EmailPurpose, emailStreams } from '../tables.ts'
import type { Button } from './layout.ts'
import type { Paragraph } from './paragraphs.ts'

/** What an email is for; `id` is of that kind, and says nothing to anybody else. */
export interface Purpose {
  readonly kind: EmailPurpose
  readonly id: string
}

/** An email before it is laid out. */
export interface Draft {
  readonly to: string
  readonly replyTo?: string
  readonly subject: string
  readonly paragraphs: readonly Paragraph[]
  /** With `isSecret`, its link is not kept once the email has left. */
  readonly button?: Button
  /** After so many paragraphs the button stands; after all of them unless told. */
  readonly buttonAt?: number
  /** Who is writing and why, in small print at the end. */
  readonly reason?: string
  /** English unless told. */
  readonly language?: CustomerLanguage
  /** `requests`: it asks a customer for something, carries what unsubscribes, and leaves after everything else. */
  readonly stream?: (typeof emailStreams)[number]
  /** A business writes it to its customers: under its own name, from its own domain if it has one. Requests always are. */
  readonly isFromBusiness?: boolean
  /** Asked about again right before it leaves, by what the feature states under `emailPurposes`. */
  readonly purpose?: Purpose
  /** It leaves at this moment at the earliest. */
  readonly notBefore?: Date
}
