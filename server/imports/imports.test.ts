import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  exportTestimonials,
  getImport,
  getImportReport,
  previewImport,
  startImport,
} from '#contract/imports/imports.ts'
import { createTestimonial, deleteTestimonial } from '#contract/testimonials/editing.ts'
import { listTestimonials } from '#contract/testimonials/testimonials.ts'
import { decideTestimonial } from '#contract/testimonials/decisions.ts'
import { getTestimonialStats } from '#contract/testimonials/testimonial-stats.ts'
import { imports } from './tables.ts'
import { testimonials } from '../testimonials/tables.ts'
import { firstBreak, history } from '../provenance/service.ts'
import { caller } from '../test/as.ts'
import { continueImports } from './running/continue-imports.ts'
import { testApp } from '../test/test-app.ts'
import { makeImporter, progressOf } from '../test/makers/make-importer.ts'

const app = await testApp()
const { db, database } = app.services
const fixture = (name: string) => readFileSync(new URL(`fixtures/${name}`, import.meta.url), 'utf8')
const three = 'name,email,review,stars\nAna,ana@x.example,Great,5\nBo,,Fine,4\nCy,,Slow,2\n'

describe('an import', () => {
  test('without a stated source is only “Imported”: the name of its file is nobody’s business', async () => {
    const owner = await makeImporter(app)
    const started = await owner.upload(three)
    expect(started.body).toMatchObject({ source: '' })
    await app.drain()
    for (const one of await owner.list()) expect(one).toMatchObject({ source: null, label: 'Imported' })
    const other = await makeImporter(app)
    await other.bringIn('name,review,rating,source\nAna,Very good bread and kind people,5,reviews-final.csv')
    expect((await other.list()).map(({ label }) => label)).toEqual(['Imported'])
  })

  test('adds what the file says, pending, with its source and date as evidence', async () => {
    const owner = await makeImporter(app)
    const started = await owner.upload(fixture('judgeme.csv'))
    expect(started.status).toBe(202)
    expect(started.body).toMatchObject({ state: 'waiting', rows: 3, added: 0, source: 'Judge.me' })
    await app.drain()

    const done = await progressOf(owner, started.body.id)
    expect(done).toMatchObject({ state: 'done', processed: 3, added: 3, skipped: 0, failure: null })
    const entries = await owner.list()
    expect(entries.map(({ customerName }) => customerName)).toEqual(['Petra Novak', 'Idris B.', 'Maren Holt'])
    expect(entries[2]).toMatchObject({
      customerEmail: 'maren.holt@example.com',
      rating: 5,
      status: 'pending',
      origin: 'imported',
      source: 'Judge.me',
      createdAt: '2026-02-10T15:30:40.000Z',
      publishable: false,
    })
    const [row] = await db
      .select()
      .from(testimonials)
      .where(eq(testimonials.id, entries[2]?.id ?? ''))
    expect(row).toMatchObject({
      evidence: 'Imported from Judge.me: reviews.csv, row 2',
      evidenceDate: '2026-02-10',
    })
    const events = await history(db, row?.workspaceId ?? '', row?.id ?? '')
    expect(events.map(({ type }) => type)).toEqual(['imported'])
    expect(firstBreak(events)).toBeNull()
    expect(JSON.parse(events[0]?.payload ?? '{}')).toMatchObject({ source: 'Judge.me', rating: 5, row: 2 })
  })

  test('leaves undated what has no date, none that can be read or one that is to come', async () => {
    const owner = await makeImporter(app)
    const future = new Date(app.clock.now.getTime() + 2 * 86_400_000).toISOString().slice(0, 10)
    const result = await owner.bringIn(
      `name,email,review,stars,date\nAna,,Great,5,2026-01-05\nBo,,Fine,4,\nCy,,Slow,2,${future}\n`,
    )
    expect(result.report).toEqual([
      {
        row: 4,
        isSkipped: false,
        reason: `The date "${future}" cannot be read or is in the future, so this review has no date`,
        excerpt: 'Slow',
      },
    ])
    const dates = new Map((await owner.list()).map(({ customerName, date }) => [customerName, date]))
    expect(Object.fromEntries(dates)).toEqual({ Ana: '2026-01-05', Bo: null, Cy: null })
    const { thisMonth } = (await owner.call(getTestimonialStats, {})).body
    expect(thisMonth.total).toBe(0)
    const rows = await db.select().from(testimonials).where(eq(testimonials.importId, result.id))
    expect(rows.map(({ evidenceDate }) => evidenceDate).toSorted()).toEqual(['2026-01-05', null, null])
  })

  test('can be approved, and is publishable then', async () => {
    const owner = await makeImporter(app)
    await owner.bringIn(three)
    const [first] = await owner.list()
    const approved = await owner.call(decideTestimonial, {
      params: { id: first?.id ?? '' },
      body: { status: 'approved' },
    })
    expect(approved.body).toMatchObject({ status: 'approved', publishable: true })
  })

  test('of the same file adds nothing the second time, and says so of every row', async () => {
    const owner = await makeImporter(app)
    const file = 'name,review\nAna,Great\nBo,Fine\n'
    await owner.bringIn(file)
    const again = await owner.bringIn(file, {
      columns: { customerName: 0, content: 1 },
      source: 'Another name',
    })
    expect(again).toMatchObject({ state: 'done', added: 0, skipped: 2 })
    expect(again.report.map(({ row, reason }) => [row, reason])).toEqual([
      [2, 'Already imported'],
      [3, 'Already imported'],
    ])
    expect(await owner.list()).toHaveLength(2)
  })

  test('twice at the same moment adds every review once', async () => {
    const owner = await makeImporter(app)
    const one = (await owner.upload(three)).body
    const two = (await owner.upload(three)).body
    await Promise.all([app.drain(), app.drain()])
    const states = await Promise.all([one, two].map(({ id }) => progressOf(owner, id)))
    expect(states.map(({ state }) => state)).toEqual(['done', 'done'])
    expect(states.map(({ added }) => added).toSorted((a, b) => a - b)).toEqual([0, 3])
    expect(await owner.list()).toHaveLength(3)
  })

  test('leaves a deleted review deleted', async () => {
    const owner = await makeImporter(app)
    await owner.bringIn('name,review\nAna,Great\n')
    const [entry] = await owner.list()
    await owner.call(deleteTestimonial, { params: { id: entry?.id ?? '' } })
    const again = await owner.bringIn('name,review\nAna,Great\n')
    expect(again.report[0]?.reason).toBe('Already imported, and deleted since')
    expect(await owner.list()).toEqual([])
  })

  test('does not double what was already collected here, by email address and text', async () => {
    const owner = await makeImporter(app)
    const body = { customerName: 'Ana', customerEmail: 'Ana@X.example', content: 'Great  work', rating: 5 }
    expect((await owner.call(createTestimonial, { body })).status).toBe(201)
    const result = await owner.bringIn(
      'name,email,review\nAna Lima,ana@x.example,great work\nBo,,Great work\n',
    )
    expect(result).toMatchObject({ added: 1, skipped: 1 })
    expect(result.report[0]?.reason).toBe(
      'Already in your testimonials, with the same email address and text',
    )
  })

  test('says row by row what it left out and what it changed', async () => {
    const owner = await makeImporter(app)
    const result = await owner.bringIn(
      'name,email,review,stars\nAna,nope,Great,5\nBo,,,4\nCy,,Fine,9/7\nDi,,Good,\n',
    )
    expect(result).toMatchObject({ added: 3, skipped: 1 })
    expect(result.report).toEqual([
      {
        row: 2,
        isSkipped: false,
        reason: '"nope" is not an email address, so it was left out',
        excerpt: 'Great',
      },
      { row: 3, isSkipped: true, reason: 'This row has no text', excerpt: 'Bo · 4' },
      {
        row: 4,
        isSkipped: false,
        reason: 'The rating "9/7" does not fit a scale from 1 to 5, so this review has no stars',
        excerpt: 'Fine',
      },
    ])
    const report = await owner.call(getImportReport, { params: { id: result.id } })
    expect(report.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(report.text.split('\r\n')[2]).toBe('3,"skipped","This row has no text","Bo · 4"')
  })

  test('goes on within seconds after the process that applied it was killed', async () => {
    const owner = await makeImporter(app)
    const { pool } = database
    const { id } = (await owner.upload('name,review\nAna,Great\n')).body
    // As a process leaves it that is gone: the job is taken, and nobody holds the lock.
    const leave = (ago: string) =>
      pool.query(
        `update plaudit_jobs.job set state = 'active', started_on = now() - $2::interval
          where data->>'importId' = $1`,
        [id, ago],
      )
    const isNeeded = () => continueImports.isNeeded?.(app.services)
    await leave('1 second')
    expect(await isNeeded()).toBe(false)
    await leave('4 seconds')
    expect(await isNeeded()).toBe(true)
    const other = await pool.connect()
    await other.query(`select pg_advisory_lock(hashtextextended($1, 0))`, [id])
    expect(await isNeeded()).toBe(false)
    await other.query(`select pg_advisory_unlock_all()`)
    other.release()
    await continueImports.run(app.services, {})
    expect(await isNeeded()).toBe(false)
    await app.drain()
    expect(await progressOf(owner, id)).toMatchObject({ state: 'done', added: 1 })
    expect(await isNeeded()).toBe(false)
  })

  test('that breaks at any row leaves nothing behind, and says that it failed', async () => {
    const owner = await makeImporter(app)
    const { pool } = database
    await pool.query(`
      create function refuse_poison() returns trigger language plpgsql as $$
      begin if new.content = 'poison' then raise exception 'poison'; end if; return new; end $$;
      create trigger refuse_poison before insert on testimonials for each row execute function refuse_poison()`)
    const rows = Array.from({ length: 1200 }, (_, index) => `Guest ${index},Text number ${index}`)
    const file = ['name,review', ...rows, 'Eve,poison', ''].join('\n')
    const broken = await owner.bringIn(file)
    expect(broken).toMatchObject({ state: 'failed', added: 0, processed: 0 })
    expect(broken.failure).toBe('This import failed, so nothing was added. Please try again.')
    expect(await owner.list()).toEqual([])

    await pool.query('drop trigger refuse_poison on testimonials; drop function refuse_poison')
    const whole = await owner.bringIn(file)
    expect(whole).toMatchObject({ state: 'done', added: 1201 })
    const total = (await owner.call(listTestimonials, { query: { limit: 1 } })).headers['x-total-count']
    expect(total).toBe('1201')
  })

  test('whose process died in the middle is finished by the next one, exactly once', async () => {
    const owner = await makeImporter(app)
    const { id } = (await owner.upload(three)).body
    await db.update(imports).set({ state: 'running', processed: 2, added: 2 }).where(eq(imports.id, id))
    await app.drain()
    const done = await progressOf(owner, id)
    expect(done).toMatchObject({ state: 'done', processed: 3, added: 3 })
    expect(await owner.list()).toHaveLength(3)
  })

  test('keeps the uploaded file only until it is over', async () => {
    const owner = await makeImporter(app)
    const { id } = await owner.bringIn(three)
    const [row] = await db.select().from(imports).where(eq(imports.id, id))
    expect(row?.file).toBeNull()
  })
})

describe('who and what is refused', () => {
  test('a neighbor sees neither the import nor its report', async () => {
    const [owner, neighbor] = [await makeImporter(app), await makeImporter(app)]
    const { id } = await owner.bringIn(three)
    const missing = '01890000-0000-7000-8000-000000000000'
    for (const endpoint of [getImport, getImportReport]) {
      const foreign = await neighbor.call(endpoint, { params: { id } })
      const none = await neighbor.call(endpoint, { params: { id: missing } })
      expect([foreign.status, none.status]).toEqual([404, 404])
      expect(foreign.problem.message).toBe(none.problem.message)
    }
    expect(await neighbor.list()).toEqual([])
  })

  test('the same reviews can be imported by two businesses', async () => {
    const [owner, neighbor] = [await makeImporter(app), await makeImporter(app)]
    expect((await owner.bringIn(three)).added).toBe(3)
    expect((await neighbor.bringIn(three)).added).toBe(3)
  })

  test('nobody imports or exports without being signed in', async () => {
    const stranger = caller(app)
    const body = { fileName: 'reviews.csv', content: three }
    const answers = [
      await stranger.call(startImport, { body }),
      await stranger.call(previewImport, { body }),
      await stranger.call(exportTestimonials, { query: { format: 'csv' } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401])
  })

  test.for([
    ['an empty file', '  \n', 422, 'This file is empty.'],
    ['a workbook', 'PK\u0003\u0004...', 422, 'Save the sheet as CSV'],
    ['binary', '\u0000\u0001ab'.repeat(50), 422, 'This is not a text file.'],
    ['broken JSON', '{"reviews":[{"a":1}', 422, 'incomplete or has an error'],
    ['an open quotation mark', 'name,review\nAna,"Great\n', 422, 'a quotation mark is never closed'],
    ['4 MB of quotation marks', '"'.repeat(4_000_001), 422, 'a quotation mark is never closed'],
    ['a million columns', `${'a,'.repeat(999_999)}a\nb\n`, 422, 'more than 2,000 columns'],
    ['300,000 rows', `review\n${'Great\n'.repeat(300_000)}`, 422, 'more than 50,000 rows'],
    [
      'JSON that is nested too deep',
      `{"reviews":${'['.repeat(200)}1${']'.repeat(200)}}`,
      422,
      'has an error',
    ],
    ['11 MB', `review\n${'a'.repeat(11_000_000)}`, 413, 'larger than 10 MB'],
    ['no text column', 'stars,age\n5,30\n4,41\n', 422, 'Choose the column with the review text'],
    ['open dates', 'review,date\nGood,03/04/2026\n', 422, 'day first or month first'],
  ] as const)('%s is refused in a sentence', async ([, content, status, sentence]) => {
    const owner = await makeImporter(app)
    const answer = await owner.upload(content)
    expect(answer.status).toBe(status)
    expect(answer.problem.message).toContain(sentence)
  })

  test('a choice that is none names its field', async () => {
    const owner = await makeImporter(app)
    const answer = await owner.upload(three, { columns: { content: -1 } })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.problem.fields ?? {})).toEqual(['mapping.columns.content'])
  })
})

describe('a preview', () => {
  test('shows columns, guesses and the first reviews, and stores nothing', async () => {
    const owner = await makeImporter(app)
    const seen = await owner.preview(three)
    expect(seen).toMatchObject({
      recognized: null,
      rows: 3,
      usable: 3,
      mapping: { columns: { customerName: 0, customerEmail: 1, content: 2, rating: 3 }, source: '' },
      columns: [{ name: 'name', samples: ['Ana', 'Bo', 'Cy'] }, {}, {}, {}],
    })
    expect(seen.sample[0]).toMatchObject({
      row: 2,
      customerName: 'Ana',
      content: 'Great',
      rating: 5,
      problem: null,
    })
    expect(await owner.list()).toEqual([])
  })

  test('follows what the owner chooses', async () => {
    const owner = await makeImporter(app)
    const seen = await owner.preview('text,score\nGood,9\n', { ratingScale: 'percent' })
    expect(seen.sample[0]?.rating).toBe(1)
    expect((await owner.preview('text,score\nGood,9\n')).sample[0]).toMatchObject({
      rating: 4,
      ratingGiven: 4.5,
    })
  })
})
