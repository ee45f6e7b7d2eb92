import { z } from 'zod/mini'
import { ownerEndpoint } from '../endpoint.ts'
import { line, moment, text, rawText } from '../fields.ts'
import { longestTag } from '../testimonials/testimonial-filters.ts'

export const longestSlug = 60
export const longestWallTitle = 120
export const longestWallIntro = 600
const mostShownTags = 12

export const slugSentence = 'Use 3 to 60 lowercase letters, numbers, and single hyphens'
const slugPattern = /^(?=.{3,60}$)[a-z0-9]+(-[a-z0-9]+)*$/

/** Whether a wall may have this address, apart from whether it is taken or reserved. */
export function isSlug(slug: string): boolean {
  return slugPattern.test(slug)
}

const slug = z.pipe(
  rawText(longestSlug, slugSentence, slugSentence),
  z.pipe(
    z.transform((raw: string) => raw.trim().toLowerCase()),
    z.string().check(z.regex(slugPattern, slugSentence)),
  ),
)

const colorSentence = 'Enter a color like #2563EB'
const color = z.nullable(
  z.pipe(
    rawText(7, colorSentence, colorSentence),
    z.pipe(
      z.transform((raw: string) => raw.trim().toLowerCase()),
      z.string().check(z.regex(/^#[0-9a-f]{6}$/, colorSentence)),
    ),
  ),
)

export const domainSentence = 'Enter a domain like reviews.example.com'
const domainPattern = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/
export const domain = z.pipe(
  rawText(260, domainSentence, domainSentence),
  z.pipe(
    z.transform((raw: string) =>
      raw
        .trim()
        .toLowerCase()
        .replace(/^https?:\/\//, '')
        .replace(/[/.]+$/, ''),
    ),
    z.string().check(z.regex(domainPattern, domainSentence)),
  ),
)

/** What the owner sets. An empty title is one in the reader's language; no colors are the product's own look. */
export const wallForm = z.object({
  slug,
  isOn: z.boolean(),
  /** Search engines may list it. */
  isIndexed: z.boolean(),
  title: line(longestWallTitle),
  intro: text(longestWallIntro),
  accentColor: color,
  backgroundColor: color,
  /** Tags that visitors may filter by; visitors see no other. */
  shownTags: z
    .array(line(longestTag))
    .check(z.maxLength(mostShownTags, `Choose at most ${mostShownTags} tags`)),
})

const wallDomain = z.object({
  name: z.string(),
  /** The record was found: the wall answers there. */
  isProven: z.boolean(),
  /** The record of a proven domain is gone: the wall answers there until then. */
  endsAt: z.nullable(moment),
  /** The TXT record that proves whose the domain is. */
  recordName: z.string(),
  recordValue: z.string(),
  /** Where its CNAME record leads. */
  target: z.string(),
})

const savedColor = z.nullable(z.string())

export const wall = z.object({
  slug: z.string(),
  isOn: z.boolean(),
  isIndexed: z.boolean(),
  title: z.string(),
  intro: z.string(),
  accentColor: savedColor,
  backgroundColor: savedColor,
  shownTags: z.array(z.string()),
  /** What an empty title stands for, in English. */
  usualTitle: z.string(),
  /** Where visitors find it while it is on; null before it was saved once. */
  url: z.nullable(z.string()),
  domain: z.nullable(wallDomain),
})
export type Wall = z.infer<typeof wall>

/** The hosted page of testimonials; off, with a slug to begin with, until it is saved. */
export const getWall = ownerEndpoint('GET /api/wall', { response: wall })

/** A slug that is taken or reserved is refused with a sentence. Visitors see changes within 60 seconds. */
export const saveWall = ownerEndpoint('PUT /api/wall', { body: wallForm, response: wall })

export const wallDomainForm = z.object({ domain })

/** The domain that the wall shall have. It answers there once `checkWallDomain` has found the record. */
export const setWallDomain = ownerEndpoint('PUT /api/wall/domain', { body: wallDomainForm, response: wall })

export const checkWallDomain = ownerEndpoint('POST /api/wall/domain/check', { response: wall })

export const removeWallDomain = ownerEndpoint('DELETE /api/wall/domain', { response: wall })
