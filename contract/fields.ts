import { z } from 'zod/mini'

/** Text as people type it: trimmed, composed (NFC), without control characters other than line breaks and tabs. */
export const text = (maximum: number, sentence = `Please use ${maximum} characters or fewer`) =>
  z.pipe(
    z.string(),
    z.pipe(
      z.transform((typed: string) => cleanText(typed)),
      z.string().check(z.maxLength(maximum, sentence)),
    ),
  )

/** As `text`, but at least `minimum` characters long; `sentence` says so. */
export const requiredText = (minimum: number, maximum: number, sentence: string) =>
  z.pipe(
    z.string({ error: sentence }),
    z.pipe(
      z.transform((typed: string) => cleanText(typed)),
      z
        .string()
        .check(
          z.minLength(minimum, sentence),
          z.maxLength(maximum, `Please use ${maximum} characters or fewer`),
        ),
    ),
  )

/** As `text`, on one line: what stands in the heading of a letter cannot begin a second heading. */
export const line = (maximum: number) =>
  z.pipe(
    z.string(),
    z.pipe(
      z.transform((typed: string) => oneLine(typed)),
      z.string().check(z.maxLength(maximum, `Please use ${maximum} characters or fewer`)),
    ),
  )

/** As `line`, but at least `minimum` characters long; `sentence` says so. */
export const requiredLine = (minimum: number, maximum: number, sentence: string) =>
  z.pipe(
    z.string({ error: sentence }),
    z.pipe(
      z.transform((typed: string) => oneLine(typed)),
      z
        .string()
        .check(
          z.minLength(minimum, sentence),
          z.maxLength(maximum, `Please use ${maximum} characters or fewer`),
        ),
    ),
  )

export const emailSentence = 'Please enter a valid email address'

/** An address, trimmed and in lower case; at most 254 characters (RFC 5321). */
export const email = z.pipe(
  z.string({ error: emailSentence }),
  z.pipe(
    z.transform((typed: string) => typed.trim().toLowerCase()),
    z.email({ error: emailSentence }).check(z.maxLength(254, emailSentence)),
  ),
)

/** An address or nothing: an empty string counts as nothing. */
export const optionalEmail = z.pipe(
  z.nullish(z.string()),
  z.pipe(
    z.transform((typed: string | null | undefined) => (typed ?? '').trim().toLowerCase() || null),
    z.nullable(z.email({ error: emailSentence }).check(z.maxLength(254, emailSentence))),
  ),
)

export const rating = z
  .int({ error: 'Rating must be a whole number from 1 to 5' })
  .check(z.gte(1, 'Rating must be 1 to 5 stars'), z.lte(5, 'Rating must be 1 to 5 stars'))

/** A moment as ISO 8601 text in UTC. */
export const moment = z.string()

export const id = z.uuid({ error: 'This ID is not valid' })

// Control characters except tab and line feed, and the marks that reorder text.
const invisible = /(?![\t\n])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu

/** Composes, unifies line ends, drops control characters and text-direction overrides, trims. */
export function cleanText(typed: string): string {
  return typed.replace(/\r\n?/g, '\n').normalize('NFC').replace(invisible, '').trim()
}

function oneLine(typed: string): string {
  return cleanText(typed.replace(/\s+/g, ' '))
}
