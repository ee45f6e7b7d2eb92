import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { getImportReport } from '#contract/imports/imports.ts'
import { exportAccount } from '#contract/accounts/security.ts'
import { inviteToTeam } from '#contract/team/team.ts'
import { askForConfirmation } from '#contract/testimonials/evidence.ts'
import { createTestimonial } from '#contract/testimonials/editing.ts'
import { users } from '../tables.ts'
import { fillEveryTable } from '../../test/fill-tables.ts'
import { emailsTo } from '../../test/emails.ts'
import { makeBusiness, type Owner, submitted } from '../../test/make.ts'
import { testApp } from '../../test/test-app.ts'

const app = await testApp()

type Exported = Record<string, unknown[]> & { format: string; workspace: object; users: object[] }

async function exported(owner: Owner): Promise<{ everything: Exported; text: string }> {
  const { text, headers } = await owner.call(exportAccount, {})
  expect(headers['content-disposition']).toMatch(/^attachment; filename="plaudit-account-[\d-]{10}\.json"$/)
  return { everything: JSON.parse(text) as Exported, text }
}

async function workspaceOf({ user }: Owner): Promise<string> {
  const [row] = await app.services.db
    .select({ id: users.workspaceId })
    .from(users)
    .where(eq(users.id, user.id))
  return row?.id ?? ''
}

test('SET-06 the export has every table of the workspace, and nothing of another', async () => {
  const owner = await makeBusiness(app)
  const other = await makeBusiness(app, 'Northside Bakery')
  await fillEveryTable(app, owner, await workspaceOf(owner))
  await fillEveryTable(app, other, await workspaceOf(other))
  const { everything, text } = await exported(owner)
  expect(everything).toMatchObject({
    format: 'plaudit-account',
    version: 1,
    users: [{ email: owner.user.email }],
  })
  expect(everything['businessProfiles']).toMatchObject([{ businessName: 'Lindqvist Bakery' }])
  expect(everything['testimonials']).toHaveLength(3)
  // Each sentence with its own scope and answer.
  const answer = { scope: 'display', sentence: expect.stringMatching(/\w/) as string, answer: true }
  expect(everything['consents']).toContainEqual(
    expect.objectContaining({ entries: expect.arrayContaining([answer]) as unknown }),
  )
  expect(everything['customers']?.length).toBeGreaterThan(0)
  const empty = Object.entries(everything).filter(([, rows]) => Array.isArray(rows) && rows.length === 0)
  expect(empty).toEqual([])
  for (const foreign of [await workspaceOf(other), other.user.id, 'Northside'])
    expect(text).not.toContain(foreign)
})

test('the export opens nothing: no password, hash, secret or credential is in it', async () => {
  const owner = await makeBusiness(app)
  await fillEveryTable(app, owner, await workspaceOf(owner))
  const { text } = await exported(owner)
  for (const word of ['argon2', 'passwordHash', 'tokenHash', 'keyHash', 'credentials', 'totp', 'codeHash']) {
    expect(text).not.toContain(word)
  }
})

test('the export holds no link that opens a customer’s page or an invitation, whether its email has left or not', async () => {
  const owner = await makeBusiness(app)
  const email = 'tomas@example.com'
  const made = await owner.call(createTestimonial, {
    body: { customerName: 'Tomás', content: 'Best bread.' },
  })
  await owner.call(askForConfirmation, { params: { id: made.body.id }, body: { email } })
  await owner.call(inviteToTeam, { body: { email, role: 'owner' } })
  const waiting = await exported(owner)
  const sent = await emailsTo(app, email)
  const left = await exported(owner)
  const secrets = sent.flatMap(({ text }) => /(?:my\/|token=)([\w-]{20,})/.exec(text)?.[1] ?? [])
  expect(secrets).toHaveLength(2)
  for (const secret of secrets) {
    expect(waiting.text).not.toContain(secret)
    expect(left.text).not.toContain(secret)
  }
  expect(left.everything['emails']).toMatchObject([
    { recipient: email, state: 'sent', text: expect.stringContaining('Best bread.') as string },
    { recipient: email, state: 'sent' },
  ])
})

test('more rows than fit in one batch are there once each', async () => {
  const owner = await makeBusiness(app)
  const { id } = await submitted(app, owner.user.formId)
  const workspaceId = await workspaceOf(owner)
  await app.services.database.pool.query(
    `insert into testimonial_events (workspace_id, testimonial_id, type, actor, at)
     select $1, $2, 'noted', 'owner', now() from generate_series(1, 1200)`,
    [workspaceId, id],
  )
  const { everything } = await exported(owner)
  const events = everything['testimonialEvents'] as { seq: number }[]
  expect(events.length).toBeGreaterThan(1200)
  expect(new Set(events.map(({ seq }) => seq)).size).toBe(events.length)
})

test('a report of thousands of lines is in the export and in its spreadsheet, whole and in order', async () => {
  const owner = await makeBusiness(app)
  const id = crypto.randomUUID()
  await app.services.db
    .execute(sql`insert into imports (workspace_id, id, user_id, file_name, source, mapping, file, state, rows, report, created_at)
    select ${await workspaceOf(owner)}, ${id}, ${owner.user.id}, 'reviews.csv', 'Google', '{}', '', 'done', 4500, (
      select jsonb_agg(jsonb_build_object('row', n, 'isSkipped', true, 'reason', 'This row has no text', 'excerpt', '=1') order by n)
      from generate_series(1, 4500) n), now()`)
  const rows = Array.from({ length: 4500 }, (_, index) => index + 1)
  const { everything } = await exported(owner)
  const [{ report }] = everything['imports'] as [{ report: { row: number }[] }]
  expect(report.map(({ row }) => row)).toEqual(rows)
  const lines = (await owner.call(getImportReport, { params: { id } })).text.trim().split('\r\n')
  expect(lines.slice(1).map((line) => Number(line.split(',')[0]))).toEqual(rows)
})
