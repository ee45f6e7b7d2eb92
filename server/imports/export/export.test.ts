import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { getEmbedTestimonials } from '#contract/embed/embed.ts'
import { exportTestimonials } from '#contract/imports/imports.ts'
import { defaultRewardSettings, saveRewardSettings } from '#contract/rewards/rewards.ts'
import { deleteTestimonial } from '#contract/testimonials/editing.ts'
import { type Testimonial } from '#contract/testimonials/testimonials.ts'
import { decideTestimonial, hideTestimonial } from '#contract/testimonials/decisions.ts'
import { caller } from '../../test/as.ts'
import { approved, submitted } from '../../test/make.ts'
import { testApp } from '../../test/test-app.ts'
import { makeImporter } from '../../test/makers/make-importer.ts'
import { testimonials } from '../../testimonials/tables.ts'

const app = await testApp()

const file = [
  'name,email,firm,review,stars,date,link',
  'Jürgen Weiß,jw@x.example,"Weiß, Söhne & Co","Sagte ""ja"", und dann',
  '',
  'noch etwas.",5,2026-02-10 15:30:40,https://example.com/r/1',
  '"=HYPERLINK(""http://evil.example"")",,,"+1, would buy again",4,2026-01-02,',
  'อรทัย,,,อร่อยมาก บริการดี 🎉,3,,',
  "'=quoted,,,'- not a list,,2025-12-31,",
  '',
].join('\n')

const facts = (entry: Testimonial) => {
  const { customerName, customerEmail, company, content, rating, createdAt } = entry
  return { customerName, customerEmail, company, content, rating, createdAt }
}

test.for(['csv', 'json'] as const)(
  'exported as %s and imported elsewhere, the same reviews are there',
  async (format) => {
    const [owner, other] = [await makeImporter(app), await makeImporter(app)]
    expect((await owner.bringIn(file)).added).toBe(4)
    const exported = await owner.call(exportTestimonials, { query: { format } })
    expect(exported.headers['content-disposition']).toMatch(new RegExp(`^attachment; .*\\.${format}"$`))

    const result = await other.bringIn(exported.text, undefined, `export.${format}`)
    expect(result).toMatchObject({ added: 4, skipped: 0, report: [], source: 'Plaudit' })
    const before = (await owner.list()).map(facts)
    expect((await other.list()).map(facts)).toEqual(expect.arrayContaining(before))
    expect(before.map(({ content }) => content)).toContain('+1, would buy again')
    // Where nobody stated a source, the file itself is one: it says whose export it is.
    expect((await other.list()).map(({ source }) => source)).toEqual(
      (await owner.list()).map(({ source }) => source ?? 'Plaudit'),
    )

    const again = await owner.bringIn(exported.text)
    expect(again).toMatchObject({ added: 0, skipped: 4 })
  },
)

test('a confirmation on request is exported only while it holds', async () => {
  const owner = await makeImporter(app)
  await owner.bringIn('name,review\nAna,Confirmed and unchanged.\nBea,Rewritten from evidence.')
  const [held, replaced] = (await owner.list()).toSorted((a, b) => (a.customerName < b.customerName ? -1 : 1))
  const mark = (id: string, isAttestedByOwner: boolean) =>
    app.services.db
      .update(testimonials)
      .set({ confirmedOnRequest: true, isAttestedByOwner })
      .where(eq(testimonials.id, id))
  await mark(held!.id, false)
  await mark(replaced!.id, true)
  const { text } = await owner.call(exportTestimonials, { query: { format: 'json' } })
  const exported = JSON.parse(text) as {
    testimonials: Pick<Testimonial, 'customerName' | 'isConfirmedOnRequest'>[]
  }
  const marks = exported.testimonials.map((one) => [one.customerName, one.isConfirmedOnRequest])
  expect(Object.fromEntries(marks)).toEqual({ Ana: true, Bea: false })
})

test('what nobody dated has an empty cell, and comes back without a date', async () => {
  const [owner, other] = [await makeImporter(app), await makeImporter(app)]
  await owner.bringIn(file)
  const { text } = await owner.call(exportTestimonials, { query: { format: 'json' } })
  const { testimonials } = JSON.parse(text) as { testimonials: { content: string; date: string | null }[] }
  const dates = testimonials.filter(({ content }) => content.startsWith('อร่อย')).map(({ date }) => date)
  expect(dates).toEqual([null])
  const csv = await owner.call(exportTestimonials, { query: { format: 'csv' } })
  await other.bringIn(csv.text)
  const undated = (await other.list()).filter(({ date }) => date === null)
  expect(undated.map(({ content }) => content)).toEqual(['อร่อยมาก บริการดี 🎉'])
})

test('no cell of the CSV begins like a formula, and numbers stay numbers', async () => {
  const owner = await makeImporter(app)
  await owner.bringIn(file)
  const { text } = await owner.call(exportTestimonials, { query: { format: 'csv' } })
  expect(text.startsWith('\uFEFF"plauditId",')).toBe(true)
  expect(text).toContain('"\'=HYPERLINK(')
  expect(text).toContain('"\'+1, would buy again",4,')
  expect(text).not.toMatch(/(^|,)"?[=+\-@|%]/m)
})

test('private feedback stays private through an export and an import', async () => {
  const [owner, other] = [await makeImporter(app), await makeImporter(app)]
  await submitted(app, owner.user.formId, {
    customerName: 'Una',
    content: 'The delivery came three weeks late and nobody answered.',
    rating: 2,
  })
  const { text } = await owner.call(exportTestimonials, { query: { format: 'csv' } })
  await other.bringIn(text)
  const [entry] = await other.list()
  expect(entry).toMatchObject({ customerName: 'Una', isPrivate: true, recoveryState: 'open' })
  const body = { status: 'approved' } as const
  const { status } = await other.call(decideTestimonial, { params: { id: entry?.id ?? '' }, body })
  expect(status).toBe(403)
  expect((await other.list())[0]).toMatchObject({ publishable: false, waitingFor: 'private' })
})

test.for(['csv', 'json'] as const)(
  'what the business hid stays hidden through an export and an import, also once it is approved (%s)',
  async (format) => {
    const [owner, other] = [await makeImporter(app), await makeImporter(app)]
    const id = await approved(app, owner, { customerName: 'Una' })
    await owner.call(hideTestimonial, { params: { id }, body: { isHidden: true } })
    const { text } = await owner.call(exportTestimonials, { query: { format } })
    await other.bringIn(text, undefined, `export.${format}`)
    const there = (await other.list())[0]?.id ?? ''
    const body = { status: 'approved' } as const
    const decided = (await other.call(decideTestimonial, { params: { id: there }, body })).body
    expect(decided).toMatchObject({ status: 'approved', publishable: false, waitingFor: 'hidden' })
  },
)

test.for(['csv', 'json'] as const)(
  'whoever wishes to be shown without their name stays unnamed through an export and an import (%s)',
  async (format) => {
    const owner = await makeImporter(app)
    const shy = { customerName: 'Una', company: 'Una & Co', content: 'Quiet rooms, good bread.' }
    await submitted(app, owner.user.formId, { ...shy, scopes: ['display'] })
    await submitted(app, owner.user.formId, { customerName: 'Ola' })
    const { text } = await owner.call(exportTestimonials, { query: { format } })
    expect(await shownAfter(text, format)).toEqual(['A customer null', 'Ola null'])
    // A file from before the column: nobody's consent to their name is known.
    const older = text.replaceAll('mayBeNamed', 'unknownToUs')
    expect(await shownAfter(older, format)).toEqual(['A customer null', 'A customer null'])
  },
)

test('an unconfirmed text stays one, also in a file that still calls the column by its first name', async () => {
  const [owner, other, third] = [await makeImporter(app), await makeImporter(app), await makeImporter(app)]
  await owner.bringIn('name,review\nAna,Good bread.')
  const isHers = eq(testimonials.id, (await owner.list())[0]?.id ?? '')
  await app.services.db.update(testimonials).set({ isConfirmedByAuthor: false }).where(isHers)
  const { text } = await owner.call(exportTestimonials, { query: { format: 'csv' } })
  await other.bringIn(text)
  await third.bringIn(text.replace('isConfirmedByAuthor', 'hasTheirWord'))
  for (const one of [other, third]) {
    expect((await one.list())[0]).toMatchObject({ waitingFor: 'confirmation' })
  }
})

/** Whom a website shows once another business has brought this file in and approved everything. */
async function shownAfter(text: string, format: string): Promise<string[]> {
  const other = await makeImporter(app)
  await other.bringIn(text, undefined, `export.${format}`)
  for (const { id } of await other.list()) {
    await other.call(decideTestimonial, { params: { id }, body: { status: 'approved' } })
  }
  const query = { apiKey: other.user.apiKey }
  const shown = await caller(app).call(getEmbedTestimonials, { params: { userId: 'me' }, query })
  return shown.body.testimonials.map((one) => `${one.customerName} ${one.customerCompany}`).toSorted()
}

test('a rewarded testimonial keeps its label through an export and an import', async () => {
  const [owner, other] = [await makeImporter(app), await makeImporter(app)]
  await owner.call(saveRewardSettings, { body: { ...defaultRewardSettings, isEnabled: true } })
  await submitted(app, owner.user.formId)
  const { text } = await owner.call(exportTestimonials, { query: { format: 'csv' } })
  await other.bringIn(text)
  expect(await other.list()).toMatchObject([{ origin: 'imported', isRewarded: true }])
})

test('an export has every row once, also of many, and no deleted one', async () => {
  const owner = await makeImporter(app)
  const rows = Array.from({ length: 2500 }, (_, index) => `Guest ${index},Text ${index}`)
  await owner.bringIn(['name,review', ...rows, ''].join('\n'))
  const [deleted] = await owner.list()
  await owner.call(deleteTestimonial, { params: { id: deleted?.id ?? '' } })
  const { text } = await owner.call(exportTestimonials, { query: { format: 'json' } })
  const names = [...text.matchAll(/"customerName":"([^"]+)"/g)].map(([, name]) => name)
  expect(names).toHaveLength(2499)
  expect(new Set(names).size).toBe(2499)
  expect(names).not.toContain(deleted?.customerName)
})

test('an export of nothing is still a file that can be read', async () => {
  const owner = await makeImporter(app)
  const { text } = await owner.call(exportTestimonials, { query: { format: 'json' } })
  expect(JSON.parse(text)).toMatchObject({ version: 1, testimonials: [] })
})
