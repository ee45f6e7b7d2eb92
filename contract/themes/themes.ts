import { z } from 'zod/mini'
import { ownerEndpoint } from '../endpoint.ts'
import { line } from '../fields.ts'
import { longestTheme } from '../testimonials/testimonial-filters.ts'

export const longestThemeName = 60
/** So many weeks are compared with as many before them. */
export const comparedWeeks = 13

const count = z.number()

const counts = z.object({
  /** Testimonials that mention it: as many as the list shows for it. */
  mentions: count,
  praise: count,
  criticism: count,
})

/** What the dashboard says of one. */
export const themeFigures = z.object({ key: z.string(), name: z.string(), ...counts.shape })

/** A sentence that mentions a theme, word for word. */
const themeQuote = z.object({
  testimonialId: z.string(),
  text: z.string(),
  customerName: z.string(),
  tone: z.enum(['praise', 'criticism', 'neither']),
})
export type ThemeQuote = z.infer<typeof themeQuote>

const theme = z.object({
  key: z.string(),
  name: z.string(),
  /** What it is called unless the owner says otherwise. */
  usualName: z.string(),
  isHidden: z.boolean(),
  /** Themes that count as this one. */
  merged: z.array(z.object({ key: z.string(), name: z.string() })),
  ...counts.shape,
  /** Of the last weeks, and of as many before them. */
  recent: counts,
  before: counts,
  /** The newest, of praise and of criticism. */
  quotes: z.array(themeQuote),
})
export type Theme = z.infer<typeof theme>

export const themeList = z.object({
  /** The one that most testimonials mention first; hidden ones last. */
  themes: z.array(theme),
  /** How many testimonials have text that was read. */
  texts: count,
  /** How many are still to be read. */
  waiting: count,
})
export type ThemeList = z.infer<typeof themeList>

/** What testimonials speak of. */
export const listThemes = ownerEndpoint('GET /api/themes', {
  acceptsKey: 'testimonials:read',
  query: z.object({ limit: z.optional(z.pipe(z.coerce.number(), z.int().check(z.gte(1), z.lte(100)))) }),
  response: themeList,
  about: {
    group: 'testimonials',
    place: 24,
    title: 'List themes',
    says: 'What your testimonials speak of, the most mentioned first: how many mention each theme, praise it and criticize it, of all time, of the last 13 weeks (recent) and of the 13 before (before), with up to three quotes. key is what the filter theme of the list takes, which shows exactly as many. texts is how many testimonials with text were read, and waiting how many still are to be read: new ones are within a minute.',
  },
})

/** Renames a theme, hides it, or counts it as another one; `null` takes that back. */
export const changeTheme = ownerEndpoint('POST /api/themes/change', {
  body: z.object({
    key: line(longestTheme),
    name: z.optional(z.nullable(line(longestThemeName))),
    isHidden: z.optional(z.boolean()),
    mergedInto: z.optional(z.nullable(line(longestTheme))),
  }),
  response: z.object({ key: z.string() }),
})
