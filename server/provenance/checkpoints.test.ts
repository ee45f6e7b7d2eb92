import { randomBytes } from 'node:crypto'
import { asc, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { eraseMyTestimonial } from '#contract/collection/my-testimonial.ts'
import * as editing from '#contract/testimonials/editing.ts'
import { hideTestimonial } from '#contract/testimonials/decisions.ts'
import { getSigningKeys } from '#contract/provenance/verify.ts'
import { secretsFrom } from '../kit/secrets/secrets.ts'
import { caller } from '../test/as.ts'
import { exportedAccount, hourIsSigned } from '../test/exported.ts'
import { approved, makeBusiness, submitted, tokenOf, workspaceOf } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'
import { verifyLedger, type LedgerExport } from '../../scripts/verify-ledger.mjs'
import { unpackHeads } from './heads.ts'
import { rotateSigningKey, signingKey } from './signing-keys.ts'
import { historyCheckpoints, testimonialEvents } from './tables.ts'

const app = await testApp()
const { db } = app.services

const checkpointsOf = (workspaceId: string) =>
  db
    .select()
    .from(historyCheckpoints)
    .where(eq(historyCheckpoints.workspaceId, workspaceId))
    .orderBy(asc(historyCheckpoints.number))

const isCurrent = ({ retiredAt }: { retiredAt: string | null }) => retiredAt === null
const keys = async () => (await caller(app).call(getSigningKeys, {})).body.keys

test('an hour signs the histories that have grown, no others, and none twice (ruling 2.6)', async () => {
  const owner = await makeBusiness(app)
  const workspaceId = await workspaceOf(app, owner)
  const [first, second] = [await approved(app, owner), await approved(app, owner)]
  await hourIsSigned(app)
  await hourIsSigned(app)
  await owner.call(hideTestimonial, { params: { id: first }, body: { isHidden: true } })
  await hourIsSigned(app)
  const signed = await checkpointsOf(workspaceId)
  const covered = signed.map(({ heads }) =>
    unpackHeads(heads).map(({ testimonialId, seq }) => [testimonialId, seq]),
  )
  expect(covered).toEqual([
    [
      [first, 3],
      [second, 3],
    ],
    [[first, 4]],
  ])
  expect(signed[1]?.previousHash).toEqual(signed[0]?.hash)
})

test('a rotated key signs no more, and what it signed still holds', async () => {
  const owner = await makeBusiness(app)
  await approved(app, owner)
  await hourIsSigned(app)
  const old = (await keys()).find(isCurrent)
  await rotateSigningKey(app.services)
  await approved(app, owner)
  await hourIsSigned(app)
  const now = await keys()
  expect(now.find(({ id }) => id === old?.id)?.retiredAt).toBe(app.clock.now.toISOString())
  expect(now.filter(isCurrent)).toHaveLength(1)
  const account = await exportedAccount<LedgerExport>(owner)
  expect(account.historyCheckpoints.map(({ keyId }) => keyId)).toEqual([old?.id, now.find(isCurrent)?.id])
  expect(verifyLedger(account, { keys: now }).found).toEqual([])
})

test('the key survives a restart, and a replaced instance key makes a new one (ruling 2.6)', async () => {
  const { db, now, secrets } = app.services
  const { id } = await signingKey(app.services)
  expect((await signingKey({ db, now, secrets })).id).toBe(id)
  const fresh = await signingKey({ db, now, secrets: secretsFrom(randomBytes(32)) })
  expect(fresh.id).not.toBe(id)
  expect((await keys()).find((key) => key.id === id)?.retiredAt).not.toBeNull()
  await rotateSigningKey(app.services)
})

test('the keys stand at their well-known address, without a private half', async () => {
  await hourIsSigned(app)
  const answer = await app.http.inject({ url: '/.well-known/plaudit-keys.json' })
  expect(answer.headers).toMatchObject({ 'access-control-allow-origin': '*' })
  expect(answer.json()).toEqual({ format: 'plaudit-keys-1', keys: await keys() })
  expect(answer.body).not.toContain('sealed')
})

test('a deleted testimonial leaves its proof after 30 days, and nothing of what it said (ruling 2.6)', async () => {
  const owner = await makeBusiness(app)
  const id = await approved(app, owner)
  await hourIsSigned(app)
  await owner.call(editing.deleteTestimonial, { params: { id } })
  await db.execute(sql`update testimonials set deleted_at = now() - interval '40 days' where id = ${id}`)
  await db.execute(sql`delete from testimonials where id = ${id}`)
  const left = await db.select().from(testimonialEvents).where(eq(testimonialEvents.testimonialId, id))
  expect(left.toSorted((a, b) => a.seq - b.seq).map(({ type }) => type)).toEqual([
    'submitted',
    'consented',
    'approved',
    'deleted',
    'erased',
  ])
  expect(left.map(({ payload, salt }) => payload ?? salt)).toEqual(left.map(() => null))
  await hourIsSigned(app)
  expect(verifyLedger(await exportedAccount<LedgerExport>(owner), { keys: await keys() }).found).toEqual([])
})

test('whoever has their data erased leaves every history valid (ruling 2.6)', async () => {
  const owner = await makeBusiness(app)
  await approved(app, owner)
  const { manageUrl } = await submitted(app, owner.user.formId)
  await hourIsSigned(app)
  await caller(app).call(eraseMyTestimonial, { params: { token: tokenOf(manageUrl) } })
  const account = await exportedAccount<LedgerExport>(owner)
  expect(verifyLedger(account, { keys: await keys() })).toMatchObject({ found: [], chains: 2 })
})

test('nobody rewrites a history or a checkpoint, not even with the rights of the server', async () => {
  const owner = await makeBusiness(app)
  const id = await approved(app, owner)
  await hourIsSigned(app)
  const changes = [
    sql`update testimonial_events set actor = 'customer' where testimonial_id = ${id}`,
    sql`update testimonial_events set payload = '{}' where testimonial_id = ${id}`,
    sql`update testimonial_events set payload = null where testimonial_id = ${id}`,
    sql`update testimonial_events set checkpoint = 7 where testimonial_id = ${id}`,
    sql`update history_checkpoints set at = now() where workspace_id = ${await workspaceOf(app, owner)}`,
  ]
  for (const change of changes) {
    await expect(db.execute(change)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('append-only') as string },
    })
  }
})
