import { glob, readFile } from 'node:fs/promises'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createCustomer, deleteCustomer, editCustomer, mergeCustomer } from '#contract/customers/customers.ts'
import { describeFeatures } from '../scripts/build/features.mjs'
import { createApp, features } from './app.ts'
import type { Tx } from './db/database.ts'
import { inWorkspace } from './db/tenant.ts'
import { emitTo } from './emit.ts'
import type { DomainEvent } from './events.ts'
import type { Hears } from './feature.ts'
import { history } from './provenance/service.ts'
import { makeBusiness, submitted } from './test/make.ts'
import { testApp } from './test/test-app.ts'
import { testimonials } from './testimonials/tables.ts'

const app = await testApp()
const { db } = app.services

const withHearing = (hearing: readonly { readonly hears?: Hears }[]) => ({
  ...app.services,
  emit: emitTo(hearing),
})

/** A pending testimonial, and an event that says that somebody edited it. */
async function somethingEdited() {
  const owner = await makeBusiness(app)
  const { id } = await submitted(app, owner.user.formId)
  const [row] = await db.select().from(testimonials).where(eq(testimonials.id, id))
  const { workspaceId, content } = row!
  const event: DomainEvent = {
    name: 'testimonial-edited',
    workspaceId,
    at: app.services.now(),
    actor: 'system',
    each: [{ testimonialId: id, from: content, to: 'New words' }],
  }
  const change = (hearers: readonly Hears[]) =>
    inWorkspace(db, workspaceId, async (tx) => {
      await tx.update(testimonials).set({ content: 'New words' }).where(eq(testimonials.id, id))
      const list = hearers.map((hears) => ({ hears }))
      await withHearing(list).emit(tx, event)
      return transactionOf(tx)
    })
  return {
    id,
    workspaceId,
    content,
    event,
    change,
    contentNow: async () =>
      (await db.select().from(testimonials).where(eq(testimonials.id, id))).map((one) => one.content),
    historyNow: async () => (await history(db, workspaceId, id)).map(({ type }) => type),
  }
}

async function transactionOf(tx: Tx): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`select pg_current_xact_id()::text as id`)
  return rows[0]!.id
}

test('features hear of an event in the order of their list, in the transaction of the change', async () => {
  const { change, historyNow, workspaceId, id } = await somethingEdited()
  const heard: string[] = []
  const hearer = (name: string): Hears => ({
    async 'testimonial-edited'(_services, tx, { each }) {
      const entries = await history(tx, workspaceId, id)
      heard.push(`${name} ${await transactionOf(tx)} ${each[0]?.to} after ${entries.at(-1)?.type}`)
    },
  })
  const deaf: Hears = { 'testimonial-withdrawn': () => Promise.reject(new Error('nobody withdrew')) }
  const transaction = await change([hearer('second'), deaf, hearer('first')])
  expect(heard).toEqual(['second', 'first'].map((name) => `${name} ${transaction} New words after edited`))
  expect(await historyNow()).toEqual(['submitted', 'consented', 'edited'])
})

test('when one of them fails, the change, its history and what the others did are undone', async () => {
  const { change, content, contentNow, historyNow, workspaceId, id } = await somethingEdited()
  const marks: Hears = {
    async 'testimonial-edited'(_services, tx) {
      await tx.update(testimonials).set({ recoveryNotes: 'heard' }).where(eq(testimonials.id, id))
    },
  }
  const fails: Hears = { 'testimonial-edited': () => Promise.reject(new Error('no')) }
  await expect(change([marks, fails])).rejects.toThrow('no')
  expect(await contentNow()).toEqual([content])
  expect(await historyNow()).toEqual(['submitted', 'consented'])
  const [row] = await db.select().from(testimonials).where(eq(testimonials.id, id))
  expect(row).toMatchObject({ workspaceId, recoveryNotes: '' })
})

test('an event that nobody declared is refused, by the types and when it is emitted', async () => {
  const { event, workspaceId, historyNow } = await somethingEdited()
  // @ts-expect-error there is no such event to hear of
  const hears: Hears = { 'testimonial-praised': () => Promise.resolve() }
  const services = withHearing([{ hears }])
  const praised = { ...event, name: 'testimonial-praised' } as const
  // @ts-expect-error there is no such event to emit
  const emitting = inWorkspace(db, workspaceId, (tx) => services.emit(tx, praised))
  await expect(emitting).rejects.toThrow('Nobody declared the event testimonial-praised')
  expect(await historyNow()).toEqual(['submitted', 'consented'])
})

test('what happened to many testimonials at once is told once', async () => {
  const { event, workspaceId } = await somethingEdited()
  const counts: number[] = []
  const hears: Hears = {
    async 'testimonial-restored'(_services, _tx, { each }) {
      counts.push(each.length)
    },
  }
  const ids = event.each.map(({ testimonialId }) => ({ testimonialId }))
  await inWorkspace(db, workspaceId, (tx) =>
    withHearing([{ hears }]).emit(tx, [
      { ...event, name: 'testimonial-restored', each: [...ids, ...ids] },
      { ...event, name: 'testimonial-restored', each: [] },
    ]),
  )
  expect(counts).toEqual([2])
})

test('adding, changing, merging and deleting customers is told', async () => {
  const messages: string[] = []
  const hear = async (_services: unknown, _tx: unknown, event: DomainEvent) => {
    messages.push(`${event.name} by ${event.actor.split(':')[0]}: ${event.each.length}`)
  }
  const hears: Hears = {
    'customer-added': hear,
    'customer-updated': hear,
    'customer-merged': hear,
    'customer-deleted': hear,
  }
  const services = withHearing([...features, { hears }])
  const hearing = { ...app, ...(await createApp(services)), services }
  const owner = await makeBusiness(hearing)
  const add = async (email: string) =>
    (await owner.call(createCustomer, { body: { name: 'Ana', email } })).body.id
  const id = await add('ana@example.com')
  const params = { id }
  await add('ana.lima@example.com')
  // A name of somebody who is known stays: nothing happened.
  await owner.call(createCustomer, { body: { name: 'Ana L.', email: 'ana@example.com' } })
  await owner.call(editCustomer, { params, body: { name: 'Ana Lima' } })
  await owner.call(mergeCustomer, { params, body: { name: 'Ana Lima', email: 'ana.lima@example.com' } })
  await owner.call(deleteCustomer, { params })
  await hearing.http.close()
  expect(messages).toEqual([
    'customer-added by user: 1',
    'customer-added by user: 1',
    'customer-updated by user: 1',
    'customer-updated by user: 1',
    'customer-merged by user: 1',
    'customer-deleted by user: 1',
  ])
})

test('rewards hear of events last: a grant may wait for another one', () => {
  const hearing = features.filter(({ hears }) => hears).map(({ name }) => name)
  expect(hearing.at(-1)).toBe('rewards')
})

test('submitting and deciding call none of the features that hear of it, and only emit writes history', async () => {
  const writers: string[] = []
  const callers: string[] = []
  for await (const file of glob('server/*/**/*.ts')) {
    if (file.endsWith('.test.ts')) continue
    const text = await readFile(file, 'utf8')
    if (/writeHistory\(|insert\(testimonialEvents\)/.test(text)) writers.push(file)
    const emits = file === 'server/collection/service.ts' || /\bemit\(/.test(text)
    if (emits && /from '(?:\.\.\/)+(customers|rewards)\//.test(text)) callers.push(file)
  }
  expect(callers).toEqual([])
  expect(writers).toEqual(['server/provenance/service.ts'])
})

test('npm run features prints who hears of what, and each feature’s routes, jobs and tables', async () => {
  const printed = await describeFeatures(features)
  expect(printed).toMatch(/^ {2}testimonial-submitted +customers, webhooks, rewards$/m)
  expect(printed).toMatch(/^ {2}testimonial-withdrawn +erasures, crm, webhooks$/m)
  expect(printed).toMatch(/^rewards\n {2}hears {3}testimonial-submitted\n +testimonial-decided\n/m)
  for (const part of ['reward_codes', 'serve-rewards', 'GET /api/reward-codes', 'GET /embed/testimonials']) {
    expect(printed).toContain(part)
  }
})
