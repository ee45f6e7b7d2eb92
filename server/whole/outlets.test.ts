import { existsSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { type EmbedAnswer, embedTestimonial, type EmbedTestimonial } from '#contract/embed/embed.ts'
import { verifiedTestimonial } from '#contract/provenance/verify.ts'
import { widgetCopy } from '#contract/widgets/widget-copy.ts'
import { shareColorsOf } from '#shared/share/share-image.ts'
import { readOptions } from '#shared/widget/widget-options.ts'
import { buildFonts } from '../../scripts/build/build-fonts.mjs'
import type { Services } from '../context.ts'
import { measureHeights, plainWidget } from '../embed/service.ts'
import { widgetScript } from '../embed/widget-script.ts'
import { ownColumns } from '../imports/files/own-format.ts'
import { fontsFolder } from '../kit/folders.ts'
import { loadSharp } from '../kit/pictures/load-sharp.ts'
import { secretsFrom } from '../kit/secrets/secrets.ts'
import { composeShare } from '../share/compose.ts'
import { contentOf } from '../share/content.ts'
import { exportedData } from '../share/static-export.ts'
import { logoKey, staticPage } from '../share/static-page.ts'
import { presentToAll, type ShownRow } from '../testimonials/service.ts'
import { card } from '../wall/card.ts'

type FullTestimonial = { [Name in keyof EmbedTestimonial]-?: Exclude<EmbedTestimonial[Name], undefined> }
type Field = keyof FullTestimonial

/** Everything that can be told of a testimonial. A new field needs a value in both, and then a place in every outlet. */
const full: FullTestimonial = {
  id: '0192f3a0-0000-7000-8000-000000000001',
  headline: 'keeps for a week',
  content: 'The rye keeps for a week.',
  language: 'en',
  highlights: ['a week'],
  customerName: 'Ines Duarte',
  customerCompany: 'Duarte & Filhos',
  customerRole: 'Head of purchasing',
  rating: 5,
  ratingGiven: 4.5,
  date: '2026-03-31',
  photoUrl: 'https://plaudit.example/photo-1.webp',
  companyLogoUrl: 'https://plaudit.example/logo-1.webp',
  label: 'Imported from Google',
  source: 'Google',
  verifyUrl: 'https://plaudit.example/verify/1',
  reply: { text: 'Thank you, Ines.', date: '2026-04-02' },
}
const longName = 'Maria Leopoldina Josefa Carolina Francisca '.repeat(4).trim()
const other: FullTestimonial = {
  id: '0192f3a0-0000-7000-8000-000000000002',
  headline: `${longName}, again`,
  content: 'Das Roggenbrot hält eine Woche. '.repeat(8),
  language: 'de',
  highlights: ['The rye'],
  customerName: longName,
  customerCompany: `${longName} and Sons`,
  customerRole: `Assistant to ${longName}`,
  rating: null,
  ratingGiven: 2.5,
  date: null,
  photoUrl: null,
  companyLogoUrl: '',
  label: null,
  source: 'Trustpilot',
  verifyUrl: null,
  reply: { text: 'Danke. '.repeat(30), date: '2025-01-02' },
}
const fields = Object.keys(embedTestimonial.shape) as Field[]

interface Outlet {
  /** What people, or programs, get of it. */
  readonly draw: (one: FullTestimonial) => unknown
  /** Fields that it does not show, each with the reason. */
  readonly leftOut: Partial<Record<Field, string>>
}

const options = readOptions({ layout: 'list' }, ['list'])
const answerWith = (one: FullTestimonial) =>
  ({
    success: true,
    testimonials: [one],
    shown: 1,
    quoted: 0,
    total: 1,
    average: 5,
    byStars: [0, 0, 0, 0, 1],
    otherRatings: [],
    words: widgetCopy.en,
    language: 'en',
  }) satisfies EmbedAnswer
const exported = { businessName: 'Lindqvist Bakery', exportedAt: new Date('2026-05-01') }
const photos = (one: FullTestimonial) =>
  new Map([
    ...(one.photoUrl === null ? [] : [[one.id, portrait] as const]),
    ...(one.companyLogoUrl === '' ? [] : [[logoKey(one.id), portrait] as const]),
  ])
let portrait: Buffer

/** The names that the verify page and the file of all testimonials have for a field. */
const verifyNames: Partial<Record<Field, string>> = {
  customerName: 'writtenBy',
  customerCompany: 'company',
  customerRole: 'role',
}
const columnNames: Partial<Record<Field, string>> = {
  id: 'plauditId',
  customerCompany: 'company',
  customerRole: 'role',
}
const named = (one: FullTestimonial, names: Partial<Record<Field, string>>, known: readonly string[]) =>
  fields.flatMap((field) => (known.includes(names[field] ?? field) ? [one[field]] : []))

const id = 'People read words, not ids.'
const outlets: Record<string, Outlet> = {
  'a widget with a script': {
    draw: (one) =>
      widgetScript(
        () => Promise.resolve(''),
        { key: 'pk_x', options, isLanguageFixed: true },
        answerWith(one),
      ),
    leftOut: { id },
  },
  'a widget without a script': {
    draw: (one) => plainWidget('pk_x', options, answerWith(one), ''),
    leftOut: { id },
  },
  'the height that a page reserves': {
    draw: (one) => measureHeights(answerWith(one), options),
    leftOut: {
      id,
      language: 'It moves no letter.',
      highlights: 'Marked words are as wide as others.',
      source: 'Its mark takes a place of its own size, whichever it is.',
      photoUrl: 'Initials have the place of a photo.',
      ratingGiven: 'Stars take the same place, filled or not.',
    },
  },
  'the wall': { draw: (one) => card(one, 'en', (address) => address).text, leftOut: { id } },
  'the share image': {
    draw: async (one) => {
      const colors = shareColorsOf(null)
      const look = { workspaceId: '', businessName: 'Lindqvist Bakery', logo: null, colors }
      const content = contentOf(one, { ...look, photo: one.photoUrl === null ? null : portrait })
      const { marks } = await composeShare(content, { size: 'wide', colors, scale: 1 })
      return marks.map((mark) => ({ ...mark, pixels: undefined }))
    },
    leftOut: {
      id,
      language: 'A picture has none.',
      ratingGiven: 'It is drawn with whole stars, rounded down.',
      highlights: 'All of the text is set apart already.',
      source: 'The label names it.',
      companyLogoUrl: 'One logo says whose picture it is: that of the business.',
      date: 'It is passed on for years; the address on it says the day.',
      reply: 'It quotes the customer and nobody else.',
    },
  },
  // What the page makes of it, web/customer/verify/verify-page.test.tsx tells.
  'the verify page': {
    draw: (one) => named(one, verifyNames, Object.keys(verifiedTestimonial.shape)),
    leftOut: {
      id: 'It is in the address, signed.',
      headline: 'Its words are in the text.',
      verifyUrl: 'This is the page.',
    },
  },
  'the exported page': {
    draw: (one) => staticPage(answerWith(one), { ...exported, options, photos: photos(one), sheet: '' }),
    leftOut: { id },
  },
  'the exported data': {
    draw: (one) => exportedData({ ...exported, answer: answerWith(one) }, photos(one)),
    leftOut: {},
  },
  'the file of all testimonials': {
    draw: (one) => named(one, columnNames, ownColumns),
    leftOut: {
      language: 'An import tells it anew from the text.',
      companyLogoUrl: 'A file of words has no pictures.',
      photoUrl: 'An address ends with the consent.',
      label: 'The columns that it follows from are there.',
      verifyUrl: 'Only what is shown has one.',
    },
  },
}

beforeAll(async () => {
  if (!existsSync(path.join(fontsFolder, 'fonts.conf'))) await buildFonts()
  const sharp = await loadSharp()
  const create = { width: 8, height: 8, channels: 3, background: '#c2410c' } as const
  portrait = await sharp({ create }).webp().toBuffer()
})

/** Alone, a long name shares its lines with what stands beside it. */
const alone: FullTestimonial = {
  ...other,
  headline: null,
  customerCompany: null,
  customerRole: '',
  content: 'Fine.',
}

async function fieldsShown(draw: Outlet['draw']): Promise<Field[]> {
  const shown = new Set<Field>()
  for (const around of [full, alone]) {
    const drawn = async (field: Field, from: FullTestimonial) =>
      JSON.stringify(await draw({ ...around, [field]: from[field] }))
    for (const field of fields.filter((one) => !shown.has(one)))
      if ((await drawn(field, full)) !== (await drawn(field, other))) shown.add(field)
  }
  return [...shown]
}

/** What is wrong between what an outlet shows and what it says that it leaves out. */
async function gapsOf({ draw, leftOut }: Outlet) {
  const shown = await fieldsShown(draw)
  const named = Object.keys(leftOut)
  return {
    forgotten: fields.filter((field) => !shown.includes(field) && !named.includes(field)),
    shownAfterAll: named.filter((field) => shown.some((one) => one === field)),
    unknown: named.filter((field) => !fields.some((one) => one === field)),
  }
}

/** What a row needs so that everything can be told of it. */
const row: ShownRow = {
  ...full,
  workspaceId: '0192f3a0-0000-7000-8000-00000000000a',
  company: full.customerCompany,
  role: full.customerRole,
  hasCompanyLogo: true,
  reply: full.reply.text,
  repliedAt: new Date(full.reply.date),
  createdAt: new Date('2026-03-31T09:00:00Z'),
  isUndated: false,
  origin: 'imported',
  source: 'Google',
  isAiGenerated: false,
  isConfirmedByAuthor: true,
  isAttestedByOwner: false,
  evidence: null,
  confirmedOnRequest: false,
  isByTeam: false,
  isRewarded: false,
  consentsToName: true,
  consentsToPhoto: true,
}

describe('every public field of a testimonial', () => {
  test('is told of a row that has everything', () => {
    const config = { publicUrl: 'https://plaudit.example' } as Services['config']
    const told = presentToAll({ secrets: secretsFrom(Buffer.alloc(32)), config }, row, 'en')
    expect(fields.filter((field) => (told[field] ?? null) === null)).toEqual([])
  })

  test.for(Object.entries(outlets))('is shown by %s, or named there with a reason', async ([, outlet]) => {
    expect(await gapsOf(outlet)).toEqual({ forgotten: [], shownAfterAll: [], unknown: [] })
  })

  test('that an outlet forgets, shows after all, or lists though it is gone, is found', async () => {
    const leftOut = { label: '', gone: '' } as Outlet['leftOut']
    const gaps = await gapsOf({ draw: ({ rating: _rating, ...one }) => one, leftOut })
    expect(gaps).toEqual({ forgotten: ['rating'], shownAfterAll: ['label'], unknown: ['gone'] })
  })
})
