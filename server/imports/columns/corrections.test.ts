import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { deleteTestimonial, editTestimonial } from '#contract/testimonials/editing.ts'
import { decideTestimonial } from '#contract/testimonials/decisions.ts'
import { addEvidence } from '#contract/testimonials/evidence.ts'
import { testimonials } from '../../testimonials/tables.ts'
import { firstBreak, history } from '../../provenance/service.ts'
import { confirmed } from '../../test/make.ts'
import { testApp } from '../../test/test-app.ts'
import { makeImporter } from '../../test/makers/make-importer.ts'

const app = await testApp()
const { db } = app.services

const head = 'name,email,review,stars,date\n'
const shelf = 'The shelf is level and the finish is like glass.'
const file =
  `${head}Ana,ana@x.example,${shelf},4,2026-01-05\n` +
  `Bo,,Great,5,2026-01-06\nCy,,Great,5,2026-01-07\nDi,,Fine,3,\n`

type Importer = Awaited<ReturnType<typeof makeImporter>>

/** What is listed: name, rating, day. */
async function listed(owner: Importer) {
  const rows = (await owner.list()).map(({ customerName, rating, createdAt }) =>
    [customerName, rating, createdAt.slice(0, 10)].join(' '),
  )
  return rows.toSorted()
}

async function idOf(owner: Importer, name: string) {
  return (await owner.list()).find(({ customerName }) => customerName === name)!.id
}

const today = new Date().toISOString().slice(0, 10)
const asImported = ['Ana 4 2026-01-05', 'Bo 5 2026-01-06', 'Cy 5 2026-01-07', `Di 3 ${today}`]

describe('importing again after a correction', () => {
  test('shows what will change, and changes nothing before it is imported', async () => {
    const owner = await makeImporter(app)
    await owner.bringIn(file)
    await owner.call(decideTestimonial, {
      params: { id: await idOf(owner, 'Ana') },
      body: { status: 'approved' },
    })
    const corrected = file
      .replace(`${shelf},4,2026-01-05`, `${shelf},5,2026-01-05`)
      .replace('Fine,3,', 'Fine,3,2026-02-02')
    const seen = await owner.preview(`${corrected}Eve,,Brand new,5,2026-02-03\n`)
    expect(seen).toMatchObject({ rows: 5, usable: 5, known: 2, updates: { count: 2, approved: 1 } })
    expect(seen.updates.sample).toEqual([
      {
        row: 2,
        customerName: 'Ana',
        content: shelf,
        changes: [{ field: 'rating', from: 4, to: 5 }],
      },
      {
        row: 5,
        customerName: 'Di',
        content: 'Fine',
        changes: [{ field: 'date', from: null, to: '2026-02-02T00:00:00.000Z' }],
      },
    ])
    expect(await listed(owner)).toEqual(asImported)
  })

  test('updates rating, date and name of the rows of the earlier import, with an entry in their history', async () => {
    const owner = await makeImporter(app)
    await owner.bringIn(file)
    const corrected =
      `${head}Anna,ana@x.example,${shelf},5,2026-01-05\n` +
      `Bo,,Great,4,2026-01-06\nCy,,Great,5,2026-01-08\nDi,,Fine,3,\n`
    const again = await owner.bringIn(corrected, undefined, 'reviews-corrected.csv')
    expect(again).toMatchObject({ state: 'done', added: 0, merged: 3, skipped: 1 })
    expect(again.report.map(({ row, isSkipped, reason }) => [row, isSkipped, reason])).toEqual([
      [2, false, 'This updates a review you imported earlier'],
      [3, false, 'This updates a review you imported earlier'],
      [4, false, 'This updates a review you imported earlier'],
      [5, true, 'Already imported'],
    ])
    expect(await listed(owner)).toEqual([
      'Anna 5 2026-01-05',
      'Bo 4 2026-01-06',
      'Cy 5 2026-01-08',
      `Di 3 ${today}`,
    ])
    const [row] = await db
      .select()
      .from(testimonials)
      .where(eq(testimonials.id, await idOf(owner, 'Anna')))
    const events = await history(db, row!.workspaceId, row!.id)
    expect(events.map(({ type }) => type)).toEqual(['imported', 'import-updated'])
    expect(JSON.parse(events[1]!.payload!)).toMatchObject({
      changes: { customerName: { from: 'Ana', to: 'Anna' }, rating: { from: 4, to: 5 } },
      row: 2,
      fileName: 'reviews-corrected.csv',
    })
    expect(firstBreak(events)).toBeNull()
    expect(await owner.bringIn(corrected)).toMatchObject({ added: 0, merged: 0, skipped: 4 })
  })

  test('fills in the names and dates that were left out the first time', async () => {
    const owner = await makeImporter(app)
    await owner.bringIn(file, { columns: { content: 2, rating: 3 } })
    expect(await owner.list()).toHaveLength(3)
    const again = await owner.bringIn(file)
    // "Great" came once, because nothing told the two of them apart.
    expect(again).toMatchObject({ added: 1, merged: 3, skipped: 0 })
    expect(await listed(owner)).toEqual(asImported)
  })

  test('takes nothing away where the new file says nothing', async () => {
    const owner = await makeImporter(app)
    await owner.bringIn(file)
    const again = await owner.bringIn(file, { columns: { customerName: 0, content: 2 } })
    expect(again).toMatchObject({ added: 0, merged: 0, skipped: 4 })
    expect(await listed(owner)).toEqual(asImported)
  })

  test('does not take the same short text of somebody else for a correction', async () => {
    const owner = await makeImporter(app)
    await owner.bringIn(file)
    const again = await owner.bringIn(`${head}Zed,,Great,5,2026-03-01\nAna,other@x.example,Fine,3,\n`)
    expect(again).toMatchObject({ added: 2, merged: 0 })
    expect(await owner.list()).toHaveLength(6)
  })

  test('does not take a review of another product for a correction', async () => {
    const owner = await makeImporter(app)
    await owner.bringIn(
      `review_title,review_content,review_stars,review_user_name,review_id\n,${shelf},5,Ana,tp-1\n`,
    )
    const okendo = `body,rating,dateCreated,name,email\n${shelf},4,2026-01-05,Ana,\n`
    expect(await owner.bringIn(okendo)).toMatchObject({ source: 'Okendo', added: 1, merged: 0 })
  })

  test('leaves alone what was edited, confirmed, vouched for or deleted since, and says so', async () => {
    const owner = await makeImporter(app)
    await owner.bringIn(file)
    const params = async (name: string) => ({ id: await idOf(owner, name) })
    await owner.call(editTestimonial, { params: await params('Bo'), body: { content: 'Great, really' } })
    await confirmed(app, owner, await idOf(owner, 'Ana'))
    await owner.call(addEvidence, {
      params: await params('Cy'),
      body: { words: 'Great, said Cy at the counter.', saidOn: '2026-01-07' },
    })
    await owner.call(deleteTestimonial, { params: await params('Di') })
    const corrected =
      `${head}Ana,ana@x.example,${shelf},1,2026-01-05\n` +
      `Bo,,Great,1,2026-01-06\nCy,,Great,1,2026-01-07\nDi,,Fine,1,\n`
    expect((await owner.preview(corrected)).updates.count).toBe(0)
    const again = await owner.bringIn(corrected)
    const settled = 'Already imported. It was edited or confirmed since, so it was left as it is'
    expect(again.report.map(({ reason }) => reason)).toEqual([
      settled,
      settled,
      settled,
      'Already imported, and deleted since',
    ])
    expect(await listed(owner)).toEqual(asImported.slice(0, 3))
  })

  test('twice at the same moment corrects once', async () => {
    const owner = await makeImporter(app)
    await owner.bringIn(file)
    const corrected = file.replace(`${shelf},4`, `${shelf},5`)
    await owner.upload(corrected)
    await owner.upload(corrected)
    await Promise.all([app.drain(), app.drain()])
    expect(await listed(owner)).toEqual(['Ana 5 2026-01-05', ...asImported.slice(1)])
    const id = await idOf(owner, 'Ana')
    const [row] = await db.select().from(testimonials).where(eq(testimonials.id, id))
    const events = await history(db, row!.workspaceId, id)
    expect(events.map(({ type }) => type)).toEqual(['imported', 'import-updated'])
  })
})
