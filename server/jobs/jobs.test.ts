import { expect, test } from 'vitest'
import { inWorkspace } from '../db/tenant.ts'
import { makeBusiness } from '../test/make.ts'
import { testApp } from '../test/test-app.ts'

const app = await testApp()

test('a tenant’s transaction neither reads nor writes the queue, though it may leave work there', async () => {
  await makeBusiness(app)
  const { rows } = await app.services.database.pool.query<{ id: string }>('select id from workspaces limit 1')
  const workspaceId = rows[0]?.id ?? ''
  for (const statement of [
    'select count(*) from plaudit_jobs.job',
    'delete from plaudit_jobs.job',
    `insert into plaudit_jobs.job (name) values ('send-emails')`,
  ]) {
    const trying = inWorkspace(app.services.db, workspaceId, (tx) => tx.execute(statement))
    await expect(trying).rejects.toMatchObject({
      cause: { message: 'permission denied for schema plaudit_jobs' },
    })
  }
})
