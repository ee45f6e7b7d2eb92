import { z } from 'zod/mini'
import { addressPattern, oneSpelling } from './email-address.ts'
import { cutCombiningRuns } from './stream-safe.ts'

/** Text as people type it: trimmed, composed (NFC), without control characters other than line breaks and tabs. */
export const text = (maximum: number, sentence = tooLongSentence(maximum)) =>
  z.pipe(
    rawText(maximum, sentence),
    z.pipe(z.transform(cleanText), z.string().check(z.maxLength(maximum, sentence))),
  )

/** As `text`, but at least `minimum` characters long; `sentence` says so. */
export const requiredText = (minimum: number, maximum: number, sentence: string) =>
  required(cleanText, minimum, maximum, sentence)

/** As `text`, on one line: what stands in the heading of an email cannot begin a second heading. */
export const line = (maximum: number) =>
  z.pipe(
    rawText(maximum, tooLongSentence(maximum)),
    z.pipe(z.transform(cleanLine), z.string().check(z.maxLength(maximum, tooLongSentence(maximum)))),
  )

/** As `line`, but at least `minimum` characters long; `sentence` says so. */
export const requiredLine = (minimum: number, maximum: number, sentence: string) =>
  required(cleanLine, minimum, maximum, sentence)

export const emailSentence = 'Please enter a valid email address'
const longestEmail = 254

const address = z
  .string()
  .check(z.regex(addressPattern, emailSentence), z.maxLength(longestEmail, emailSentence))

/** An address in one spelling (`oneSpelling`); at most 254 characters (RFC 5321). */
export const email = z.pipe(
  rawText(longestEmail, emailSentence, emailSentence),
  z.pipe(z.transform(oneSpelling), address),
)

/** An address or nothing: an empty string counts as nothing. */
export const optionalEmail = z.pipe(
  z.nullish(rawText(longestEmail, emailSentence)),
  z.pipe(
    z.transform((typed: string | null | undefined) => oneSpelling(cleanText(typed ?? '')) || null),
    z.nullable(address),
  ),
)

/**
 * A string as it came, of which `maximum` characters may be left after cleaning. It is refused by its raw length before
 * anything is done with it: cleaning costs time. Decomposed (NFD), a character is up to three.
 */
export function rawText(maximum: number, tooLongSentence: string, missingSentence?: string) {
  return z
    .string(missingSentence === undefined ? undefined : { error: missingSentence })
    .check(z.maxLength(3 * maximum + 200, tooLongSentence))
}

const required = (clean: (raw: string) => string, minimum: number, maximum: number, sentence: string) =>
  z.pipe(
    rawText(maximum, tooLongSentence(maximum), sentence),
    z.pipe(
      z.transform(clean),
      z.string().check(z.minLength(minimum, sentence), z.maxLength(maximum, tooLongSentence(maximum))),
    ),
  )

function tooLongSentence(maximum: number): string {
  return `Please use ${maximum} characters or fewer`
}

export const rating = z
  .int({ error: 'Rating must be a whole number from 1 to 5' })
  .check(z.gte(1, 'Rating must be 1 to 5 stars'), z.lte(5, 'Rating must be 1 to 5 stars'))

/** A moment as ISO 8601 text in UTC. */
export const moment = z.string()
/** The same where somebody sends it. */
export const sentMoment = moment.check(z.maxLength(40))
/** The same in any time zone, or nothing: `null` is nothing. */
export const optionalMoment = z.nullish(
  z.iso.datetime({ offset: true, error: 'Enter a date and time with a time zone' }).check(z.maxLength(40)),
)

export const id = z.uuid({ error: 'This ID is not valid' })

// Control characters except tab and line feed, and the marks that reorder text.
const unwanted = /(?![\t\n])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu
// Nothing of which would be seen: spaces, zero-width characters, Hangul fillers, the blank of Braille.
const nothingToSee = /^[\s\p{Z}\p{Cc}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB\u2800]*$/u

/**
 * Composes, unifies line ends, drops control characters and text-direction overrides, trims. Text without anything
 * visible is empty. Takes time in proportion to the length.
 */
export function cleanText(raw: string): string {
  const wanted = raw.replace(/\r\n?/g, '\n').replace(unwanted, '')
  const cleaned = cutCombiningRuns(wanted).normalize('NFC').trim()
  return nothingToSee.test(cleaned) ? '' : cleaned
}

/** As `cleanText`, on one line. */
export function cleanLine(raw: string): string {
  return cleanText(raw.replace(/\s+/g, ' '))
}
