import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addEvidence } from '#contract/testimonials/evidence.ts'
import { previewCustomerImport } from '#contract/customers/customer-imports.ts'
import { exportTestimonials, previewImport, startImport } from '#contract/imports/imports.ts'
import { deleteTestimonial, editTestimonial } from '#contract/testimonials/editing.ts'
import { getEmbedTestimonials } from '#contract/embed/embed.ts'
import { decideTestimonial } from '#contract/testimonials/decisions.ts'
import { getTestimonialStats } from '#contract/testimonials/testimonial-stats.ts'
import { randomToken } from '../kit/ids.ts'
import { testimonials } from '../testimonials/tables.ts'
import { textHash } from './reviews/text-hash.ts'
import { testApp } from '../test/test-app.ts'
import { makeImporter } from '../test/makers/make-importer.ts'

const app = await testApp()
const { db } = app.services

describe('what is not text', () => {
  test('control characters of a table are dropped and counted, and the rest is imported', async () => {
    const owner = await makeImporter(app)
    const file = 'name,review\nAna\u0000,Gre\u0000at\u0007 work\nBo,Fi\u009Fne\n'
    const seen = await owner.preview(file)
    expect(seen.droppedCharacters).toBe(4)
    expect(await owner.bringIn(file)).toMatchObject({ state: 'done', added: 2 })
    const entries = await owner.list()
    expect(entries.map(({ customerName, content }) => [customerName, content])).toEqual([
      ['Bo', 'Fine'],
      ['Ana', 'Great work'],
    ])
  })

  test('those that JSON hides behind a backslash, and half characters, too', async () => {
    const owner = await makeImporter(app)
    const file = String.raw`[{"name":"Ana\u0000","review":"Gre\u0000at \ud83d"}]`
    expect((await owner.preview(file)).droppedCharacters).toBe(2)
    expect(await owner.bringIn(file)).toMatchObject({ state: 'done', added: 1 })
    const [entry] = await owner.list()
    expect(entry).toMatchObject({ customerName: 'Ana', content: 'Great \uFFFD' })
  })

  test('a list of customers says so as well', async () => {
    const owner = await makeImporter(app)
    const body = { fileName: 'list.csv', content: 'name,email\nA\u0000na,ana@example.com\n' }
    const seen = (await owner.call(previewCustomerImport, { body })).body
    expect(seen).toMatchObject({ droppedCharacters: 1, usable: 1, sample: [{ name: 'Ana' }] })
  })

  test('a text of which nothing can be seen is none', async () => {
    const owner = await makeImporter(app)
    const seen = await owner.preview('name,review\nAna,\u200B\u2060\u00AD\nBo,\u3164\u2800\n\u200B,Good\n')
    expect(seen.sample.map(({ problem }) => problem)).toEqual([
      'This row has no text',
      'This row has no text',
      null,
    ])
    expect(seen.sample[2]?.customerName).toBe('Anonymous customer')
  })
})

describe('ratings', () => {
  const stars = [5, 4, 3, 5, 2, 4, 5, 1].map((value, index) => `Guest ${index},Text ${index},${value}`)

  test('one 80% among stars is four of them, and leaves the others as they are', async () => {
    const owner = await makeImporter(app)
    const seen = await owner.preview(['name,review,rating', ...stars, 'Zoe,Good,80%'].join('\n'))
    expect(seen).toMatchObject({ ratingsAmbiguous: false, mapping: { ratingScale: 'one-to-five' } })
    expect(seen.sample.map(({ rating }) => rating)).toEqual([5, 4, 3, 5, 2, 4, 5, 1, 4])
  })

  test('one 80 among stars is asked about before anything is imported', async () => {
    const owner = await makeImporter(app)
    const file = ['name,review,rating', ...stars, 'Zoe,Good,80'].join('\n')
    expect(await owner.preview(file)).toMatchObject({ ratingsAmbiguous: true, usable: 9 })
    const refused = await owner.upload(file)
    expect(refused.status).toBe(422)
    expect(refused.problem.message).toBe(
      'Some ratings are higher than the others allow. Choose the rating scale.',
    )
    expect(await owner.bringIn(file, { ratingScale: 'one-to-five' })).toMatchObject({ added: 9, skipped: 0 })
  })
})

test('a text that an earlier version kept with its entities does not come twice', async () => {
  const owner = await makeImporter(app)
  const file =
    'name,review,rating\nAna,Fish &amp; chips that we &quot;dream of&quot; all week<br>and more,5\n'
  const { id } = await owner.bringIn(file)
  const content = 'Fish &amp; chips that we &quot;dream of&quot; all week<br>and more'
  await db
    .update(testimonials)
    .set({ content, importText: textHash(content), importKey: Buffer.from(randomToken(32)) })
    .where(eq(testimonials.importId, id))
  expect(await owner.bringIn(file)).toMatchObject({ added: 0, skipped: 1 })
  expect(await owner.list()).toHaveLength(1)
})

test('an mbox is refused with what can be done instead', async () => {
  const owner = await makeImporter(app)
  const mbox =
    'From ines@example.com Thu Jan  2 10:00:00 2025\nFrom: Ines <ines@example.com>\nSubject: Hi\n\nHello\n'
  const refused = await owner.call(previewCustomerImport, {
    body: { fileName: 'customers.mbox', content: mbox },
  })
  expect([refused.status, refused.problem.message]).toEqual([
    422,
    'This is a mailbox file with emails. Export your contacts as CSV or vCard, or paste one message as a testimonial.',
  ])
})

describe('ratings between two whole ones', () => {
  const file = 'name,review,rating\nAna,Great,"3,5"\nBo,Fine,4.5\nCy,Good,5\n'

  test('are rounded down, and enter the average of their source as they were given', async () => {
    const owner = await makeImporter(app)
    const seen = await owner.preview(file)
    expect(seen.sample.map(({ rating, ratingGiven }) => [rating, ratingGiven])).toEqual([
      [3, 3.5],
      [4, 4.5],
      [5, null],
    ])
    const done = await owner.bringIn(file, { ...seen.mapping, source: 'Capterra' })
    const average = async () => (await owner.call(getTestimonialStats, {})).body.otherRatings[0]?.average
    expect(await average()).toBe(4.3)
    const rows = await db.select().from(testimonials).where(eq(testimonials.importId, done.id))
    const great = rows.find(({ content }) => content === 'Great')!
    expect(great).toMatchObject({ rating: 3, ratingGiven: 3.5 })
    await owner.call(deleteTestimonial, { params: { id: great.id } })
    expect(await average()).toBe(4.8)
  })

  test('are shown as they were given wherever the words are', async () => {
    const owner = await makeImporter(app)
    await owner.bringIn(file)
    for (const { id } of await owner.list())
      await owner.call(decideTestimonial, { params: { id }, body: { status: 'approved' } })
    const listed = (await owner.list()).map(({ rating, ratingGiven }) => [rating, ratingGiven])
    expect(listed).toEqual(
      expect.arrayContaining([
        [4, 4.5],
        [5, null],
      ]),
    )
    const { body } = await owner.call(getEmbedTestimonials, {
      params: { userId: 'me' },
      query: { apiKey: owner.user.apiKey },
    })
    expect(body.testimonials.map(({ rating, ratingGiven }) => [rating, ratingGiven])).toEqual(
      expect.arrayContaining([
        [4, 4.5],
        [5, undefined],
      ]),
    )
  })

  test('that an earlier version rounded up are corrected by the same file', async () => {
    const owner = await makeImporter(app)
    await owner.bringIn('name,review,rating\nAna,Great,4\nBo,Fine,5\nCy,Good,5\n')
    expect((await owner.preview(file)).updates.sample.map(({ changes }) => changes)).toEqual([
      [{ field: 'rating', from: 4, to: 3.5 }],
      [{ field: 'rating', from: 5, to: 4.5 }],
    ])
    expect(await owner.bringIn(file)).toMatchObject({ added: 0, merged: 2 })
    expect((await owner.preview(file)).updates.count).toBe(0)
  })

  test('come back as they were through an export', async () => {
    const owner = await makeImporter(app)
    await owner.bringIn(file)
    const exported = await owner.call(exportTestimonials, { query: { format: 'csv' } })
    const seen = await (await makeImporter(app)).preview(exported.text)
    expect(seen.sample.map(({ rating, ratingGiven }) => [rating, ratingGiven])).toEqual(
      expect.arrayContaining([
        [3, 3.5],
        [4, 4.5],
      ]),
    )
  })
})

describe('dates', () => {
  test('an unreadable date, and the 1970 of an empty clock, are no date and not the day of the import', async () => {
    const owner = await makeImporter(app)
    const file = 'review,date\nGreat,1970-01-01\nFine,last summer\nOk,1970-01-01T00:00:00Z\nGood,2026-02-10\n'
    const seen = await owner.preview(file)
    expect(seen.sample.map(({ date }) => date)).toEqual([null, null, null, '2026-02-10T00:00:00.000Z'])
    const done = await owner.bringIn(file)
    expect(done.report.map(({ reason }) => reason)).toContain(
      'The date "1970-01-01" cannot be read or is in the future, so this review has no date',
    )
    const rows = await db.select().from(testimonials).where(eq(testimonials.importId, done.id))
    expect(rows.map(({ content, evidenceDate }) => [content, evidenceDate])).toEqual(
      expect.arrayContaining([
        ['Great', null],
        ['Fine', null],
        ['Ok', null],
        ['Good', '2026-02-10'],
      ]),
    )
  })

  test('an export of an earlier version dates nothing with the day of that import', async () => {
    const owner = await makeImporter(app)
    const head = 'plauditId,customerName,content,rating,date,receivedAt,status,origin,hasTheirWord\n'
    const at = '2026-01-05T09:12:44.120Z'
    const rows = [
      `01900000-0000-7000-8000-000000000011,Ana,Great,5,${at},${at},approved,imported,true`,
      `01900000-0000-7000-8000-000000000012,Bo,Fine,4,2025-11-02T00:00:00.000Z,${at},approved,imported,true`,
      `01900000-0000-7000-8000-000000000013,Cy,Good,4,${at},${at},approved,customer,true`,
    ]
    const seen = await owner.preview(head + rows.join('\n'))
    expect(seen.sample.map(({ date }) => date)).toEqual([null, '2025-11-02T00:00:00.000Z', at])
  })

  test('a long number is no date', async () => {
    const owner = await makeImporter(app)
    const seen = await owner.preview('nr,review\n1770737440,Great\n1770737441,Fine\n')
    expect(seen.mapping.columns).toEqual({ content: 1 })
  })
})

test('10,000 characters are kept, through editing and evidence as well', async () => {
  const owner = await makeImporter(app)
  const text = 'ö'.repeat(9_999)
  expect(await owner.bringIn(`name,review\nAna,${text}é\n`)).toMatchObject({ added: 1 })
  const [entry] = await owner.list()
  expect(entry?.content).toBe(`${text}é`)
  const params = { id: entry?.id ?? '' }
  const edited = await owner.call(editTestimonial, { params, body: { content: `${text}!` } })
  expect(edited.body.content).toBe(`${text}!`)
  const words = { words: `${text}!`, saidOn: '2026-02-10' }
  expect((await owner.call(addEvidence, { params, body: words })).status).toBe(200)
  const approved = await owner.call(decideTestimonial, { params, body: { status: 'approved' } })
  expect(approved.body.publishable).toBe(true)
  const tooLong = await owner.call(editTestimonial, { params, body: { content: `${text}!!` } })
  expect(tooLong.status).toBe(400)
})

describe('more columns than can be imported', () => {
  const header = Array.from({ length: 600 }, (_, index) => `c${index}`)
  const row = header.map(() => 'x')
  const wide = (names: readonly string[], cells: readonly string[]) =>
    [...[names, cells].map((line) => line.join(',')), ''].join('\n')

  test('a choice beyond the 501st is refused in a sentence', async () => {
    const owner = await makeImporter(app)
    const body = { fileName: 'wide.csv', content: wide(header, row), mapping: { columns: { content: 501 } } }
    for (const endpoint of [previewImport, startImport]) {
      const answer = await owner.call(endpoint, { body })
      expect(answer.status).toBe(400)
      expect(answer.problem.fields).toEqual({
        'mapping.columns.content': 'Only the first 501 columns of a file can be imported',
      })
    }
    expect((await owner.preview(body.content, { columns: { content: 500 }, hasHeader: true })).usable).toBe(1)
  })

  test('a known name beyond the 501st is not guessed, and the preview ends there', async () => {
    const owner = await makeImporter(app)
    const names = [...header.slice(0, 596), 'body', 'rating', 'reviewer_name', 'review_date']
    const cells = [...row.slice(0, 596), 'Great', '5', 'Ana', '2026-02-10']
    const seen = await owner.preview(wide(names, cells))
    expect(seen).toMatchObject({ recognized: null, isTooWide: true })
    expect(seen.columns).toHaveLength(501)
    expect((await owner.preview(wide(header.slice(0, 501), row.slice(0, 501)))).isTooWide).toBe(false)
  })

  test('thousands of columns are refused in a sentence', async () => {
    const owner = await makeImporter(app)
    const answer = await owner.upload(`${'a,'.repeat(2_000)}a\n${'b,'.repeat(2_000)}b\n`)
    expect(answer.status).toBe(422)
    expect(answer.problem.message).toContain('more than 2,000 columns')
  })
})
