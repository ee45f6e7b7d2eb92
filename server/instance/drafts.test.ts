import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '../accounts/tables.ts'
import { drafts } from '../drafts/tables.ts'
import { makeBusiness } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'
import { rememberDraft } from '../drafts/service.ts'
import { cleanUp } from './clean-up.ts'

const app = await testApp()
const { db } = app.services

test('a draft is remembered for a year, without its words', async () => {
  const { user } = await makeBusiness(app)
  const [row] = await db.select({ id: users.workspaceId }).from(users).where(eq(users.id, user.id))
  const workspaceId = row?.id ?? ''
  await rememberDraft(app.services, db, workspaceId, 'The sourdough has changed our mornings for good.')
  const loadDrafts = () => db.select().from(drafts).where(eq(drafts.workspaceId, workspaceId))
  const today = app.clock.now
  const after = async (days: number) => {
    app.clock.now = new Date(today.getTime() + days * 86_400_000)
    await cleanUp.run(app.services, {})
    app.clock.now = today
    return loadDrafts()
  }
  const remembered = await after(364)
  expect(remembered).toHaveLength(1)
  expect(JSON.stringify(remembered)).not.toMatch(/sourdough|mornings/i)
  expect(await after(366)).toEqual([])
})
