import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as ofCustomers from '#contract/customers/customer-imports.ts'
import * as customers from '#contract/customers/customers.ts'
import { getImport, listImports, previewImportUndo, undoImport } from '#contract/imports/imports.ts'
import { editTestimonial } from '#contract/testimonials/editing.ts'
import { decideTestimonial } from '#contract/testimonials/decisions.ts'
import { getTestimonialStats } from '#contract/testimonials/testimonial-stats.ts'
import { testimonials } from '../../testimonials/tables.ts'
import { firstBreak, history } from '../../provenance/service.ts'
import { confirmed, makeOwner, type Owner, logInAgain } from '../../test/make.ts'
import { testApp } from '../../test/test-app.ts'
import { makeImporter } from '../../test/makers/make-importer.ts'

const app = await testApp()
const { db, database } = app.services
const dayMs = 86_400_000
const three = 'name,email,review,stars\nAna,ana@x.example,Great,5\nBo,,Fine,4\nCy,,Slow,2\n'

async function undone(owner: Owner, id: string) {
  const asked = await owner.call(undoImport, { params: { id } })
  await app.drain()
  return asked
}

const named = async (owner: Awaited<ReturnType<typeof makeImporter>>) =>
  new Map((await owner.list()).map((entry) => [entry.customerName, entry]))

describe('undoing an import of reviews', () => {
  test('removes everything it brought, says so in each history, and lets the same file come in again', async () => {
    const owner = await makeImporter(app)
    const other = await owner.bringIn('name,review\nDi,Kind people\n')
    const { id } = await owner.bringIn(three)
    const before = (await owner.call(listImports, { query: {} })).body
    expect(before.map((one) => [one.id, one.canUndo])).toEqual([
      [id, true],
      [other.id, true],
    ])
    const asked = await undone(owner, id)
    expect([asked.status, asked.body.state]).toEqual([202, 'undoing'])
    const after = (await owner.call(getImport, { params: { id } })).body
    expect(after).toMatchObject({ state: 'undone', added: 3, removed: 3, kept: 0, canUndo: false })
    expect(after.undoneAt).not.toBeNull()
    expect([...(await named(owner)).keys()]).toEqual(['Di'])
    const [row] = await db.select().from(testimonials).where(eq(testimonials.importId, id)).limit(1)
    const events = await history(db, row!.workspaceId, row!.id)
    expect(events.map(({ type, actor }) => [type, actor])).toEqual([
      ['imported', `user:${owner.user.id}`],
      ['import-undone', `user:${owner.user.id}`],
    ])
    expect(firstBreak(events)).toBeNull()

    expect(await owner.bringIn(three)).toMatchObject({ added: 3, skipped: 0 })
    expect((await owner.call(getTestimonialStats, {})).body.total).toBe(4)
  })

  test('twice, also at the same moment, takes back once', async () => {
    const owner = await makeImporter(app)
    const { id } = await owner.bringIn(three)
    const both = await Promise.all([1, 2].map(() => owner.call(undoImport, { params: { id } })))
    expect(both.map(({ status }) => status)).toEqual([202, 202])
    await Promise.all([app.drain(), app.drain()])
    const again = await undone(owner, id)
    expect(again.body).toMatchObject({ state: 'undone', removed: 3 })
    const { rows } = await database.pool.query(
      `select 1 from testimonial_events e join testimonials t on t.id = e.testimonial_id
       where t.import_id = $1 and e.type = 'import-undone'`,
      [id],
    )
    expect(rows).toHaveLength(3)
  })

  test('leaves what its customer has confirmed since, and tells beforehand what goes and what stays', async () => {
    const owner = await makeImporter(app)
    const { id } = await owner.bringIn(three)
    const entries = await named(owner)
    const [ana, bo, cy] = ['Ana', 'Bo', 'Cy'].map((name) => entries.get(name)!.id) as [string, string, string]
    await confirmed(app, owner, ana)
    await owner.call(decideTestimonial, { params: { id: bo }, body: { status: 'approved' } })
    await owner.call(editTestimonial, { params: { id: cy }, body: { content: 'Slow, but good' } })

    const preview = (await owner.call(previewImportUndo, { params: { id } })).body
    expect(preview).toEqual({ removed: 2, approved: 1, edited: 1, kept: 1, restored: 0 })
    expect(await owner.list()).toHaveLength(3)
    await undone(owner, id)
    expect((await owner.call(getImport, { params: { id } })).body).toMatchObject({ removed: 2, kept: 1 })
    expect([...(await named(owner)).keys()]).toEqual(['Ana'])
    // Their customer vouches for it: the file does not bring it a second time.
    const again = await owner.bringIn(three)
    expect(again).toMatchObject({ added: 2, skipped: 1 })
  })

  test('gives what it had corrected its earlier rating and name back', async () => {
    const owner = await makeImporter(app)
    const shelf = 'The shelf is level and the finish is like glass.'
    await owner.bringIn(`name,review,stars\nAna,${shelf},4\nBo,Came on a Sunday,5\n`)
    const second = await owner.bringIn(`name,review,stars\nAnna,${shelf},4\nBo,Came on a Sunday,3\n`)
    expect(second).toMatchObject({ added: 0, merged: 2 })
    const preview = (await owner.call(previewImportUndo, { params: { id: second.id } })).body
    expect(preview).toMatchObject({ removed: 0, restored: 2 })
    await undone(owner, second.id)
    const entries = (await owner.list()).map(({ customerName, rating }) => [customerName, rating])
    expect(entries.toSorted()).toEqual([
      ['Ana', 4],
      ['Bo', 5],
    ])
  })

  test('is possible for 30 days', async () => {
    const owner = await makeImporter(app)
    const { id } = await owner.bringIn(three)
    const start = app.clock.now
    try {
      app.clock.now = new Date(start.getTime() + 30 * dayMs + 1000)
      // Sessions end before that.
      await logInAgain(owner)
      const [listed] = (await owner.call(listImports, { query: {} })).body
      expect(listed).toMatchObject({ id, canUndo: false })
      const refused = await owner.call(undoImport, { params: { id } })
      expect([refused.status, refused.problem.message]).toEqual([
        409,
        'This import can no longer be undone. That is possible for 30 days.',
      ])
    } finally {
      app.clock.now = start
    }
  })

  test('of a neighbor is not found', async () => {
    const [owner, neighbor] = [await makeImporter(app), await makeImporter(app)]
    const { id } = await owner.bringIn(three)
    const answers = [
      await neighbor.call(undoImport, { params: { id } }),
      await neighbor.call(previewImportUndo, { params: { id } }),
      await owner.call(ofCustomers.undoCustomerImport, { params: { id } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(await owner.list()).toHaveLength(3)
  })

  test('that breaks changes nothing, says so, and can be tried again', async () => {
    const owner = await makeImporter(app)
    const { id } = await owner.bringIn(three)
    await database.pool.query(`
      create function refuse_undoing() returns trigger language plpgsql as $$
      begin if new.type = 'import-undone' then raise exception 'no'; end if; return new; end $$;
      create trigger refuse_undoing before insert on testimonial_events for each row execute function refuse_undoing()`)
    await undone(owner, id)
    const failed = (await owner.call(getImport, { params: { id } })).body
    expect(failed).toMatchObject({
      state: 'done',
      canUndo: true,
      failure: 'This import could not be undone, so nothing was changed. Please try again.',
    })
    expect(await owner.list()).toHaveLength(3)
    await database.pool.query(
      'drop trigger refuse_undoing on testimonial_events; drop function refuse_undoing',
    )
    await undone(owner, id)
    expect(await owner.list()).toEqual([])
  })

  test('of 1,200 reviews counts them all away again', async () => {
    const owner = await makeImporter(app)
    const rows = Array.from(
      { length: 1200 },
      (_, index) => `Guest ${index},Text number ${index},${(index % 5) + 1}`,
    )
    const { id } = await owner.bringIn(['name,review,stars', ...rows, ''].join('\n'))
    await undone(owner, id)
    expect((await owner.call(getTestimonialStats, {})).body.total).toBe(0)
    const { rows: left } = await db.execute(
      sql`select 1 from testimonials where import_id = ${id} and deleted_at is null`,
    )
    expect(left).toEqual([])
  })
})

describe('undoing an import of customers', () => {
  const list =
    'Name,Email,Company\nInes,ines@x.example,\nTom,tom@x.example,Tiles\nKai,kai@x.example,\nUma,uma@x.example,\n'

  async function broughtIn(owner: Owner, content = list) {
    const body = { fileName: 'people.csv', content, mapping: { renames: true } }
    const { id } = (await owner.call(ofCustomers.startCustomerImport, { body })).body
    await app.drain()
    return id
  }
  const all = async (owner: Owner) =>
    new Map((await owner.call(customers.listCustomers, { query: {} })).body.map((one) => [one.email, one]))

  test('removes those it added, and leaves those who were asked or edited since', async () => {
    const owner = await makeOwner(app)
    const id = await broughtIn(owner)
    const people = await all(owner)
    const idOf = (email: string) => people.get(email)!.id
    await owner.call(customers.requestTestimonial, {
      params: { id: idOf('kai@x.example') },
      body: { subject: 'How was it?', message: 'Please tell us.' },
    })
    await owner.call(customers.editCustomer, {
      params: { id: idOf('uma@x.example') },
      body: { name: 'Uma K.' },
    })
    const preview = (await owner.call(ofCustomers.previewCustomerImportUndo, { params: { id } })).body
    expect(preview).toEqual({ removed: 2, approved: 0, edited: 0, kept: 2, restored: 0 })
    await owner.call(ofCustomers.undoCustomerImport, { params: { id } })
    await app.drain()
    expect((await owner.call(ofCustomers.getCustomerImport, { params: { id } })).body).toMatchObject({
      state: 'undone',
      removed: 2,
      kept: 2,
    })
    expect([...(await all(owner)).keys()].toSorted()).toEqual(['kai@x.example', 'uma@x.example'])
    const [listed] = (await owner.call(ofCustomers.listCustomerImports, { query: {} })).body
    expect(listed).toMatchObject({ id, canUndo: false, state: 'undone' })
  })

  test('gives merged customers their name and company back, unless they were changed since', async () => {
    const owner = await makeOwner(app)
    await owner.call(customers.createCustomer, {
      body: { name: 'I. Duarte', email: 'ines@x.example', company: 'Duarte' },
    })
    await owner.call(customers.createCustomer, { body: { name: 'T.', email: 'tom@x.example' } })
    const id = await broughtIn(owner)
    const tom = (await all(owner)).get('tom@x.example')!
    expect(tom).toMatchObject({ name: 'Tom', company: 'Tiles' })
    await owner.call(customers.editCustomer, { params: { id: tom.id }, body: { name: 'Thomas' } })
    await owner.call(ofCustomers.undoCustomerImport, { params: { id } })
    await app.drain()
    const people = await all(owner)
    expect([...people.keys()].toSorted()).toEqual(['ines@x.example', 'tom@x.example'])
    expect(people.get('ines@x.example')).toMatchObject({ name: 'I. Duarte', company: 'Duarte' })
    expect(people.get('tom@x.example')).toMatchObject({ name: 'Thomas', company: null })
  })
})
