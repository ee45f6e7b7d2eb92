import { listAccounts } from '#contract/administration/accounts.ts'
import { listAuditEntries } from '#contract/administration/audit.ts'
import { listFailedJobs, listJobQueues } from '#contract/administration/jobs.ts'
import { getPlatformStats, getRecentActivity, getRecentUsers } from '#contract/administration/platform.ts'
import { listShowcase } from '#contract/administration/showcase.ts'
import { listUsers } from '#contract/administration/users.ts'
import { listIndustries, listWorkspaces } from '#contract/administration/workspaces.ts'
import { getStatus } from '#contract/instance/status.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPart } from '../../test/open-part.tsx'
import { somePlatformStats } from '../../test/samples/administration-samples.ts'
import { aUser } from '../../test/samples/samples.ts'
import { currentBackend } from '../../test/setup.ts'

const listLabels = /^(Workspaces|Users|Accounts|Audit log|Jobs that failed|Businesses)$/

test.each([
  ['/admin/workspaces', 'A workspace appears here when someone signs up.'],
  ['/admin/users', 'A user appears here when someone signs up.'],
  ['/admin', 'An account appears here when someone signs up.'],
  ['/admin/audit', 'What administrators do and read appears here.'],
  ['/admin/jobs', 'No jobs have failed recently.'],
  ['/admin/incidents', 'No incidents in the last 90 days'],
  ['/admin/showcase', 'Owners agree in the form settings on their dashboard.'],
  ['/admin/dashboard?tab=activity', 'No activity yet.'],
  ['/admin/dashboard?tab=users', 'No users yet.'],
])('with nothing to list, %s says so in one sentence', async (path, sentence) => {
  const backend = currentBackend()
  for (const list of [listWorkspaces, listUsers, listAccounts, listAuditEntries, listFailedJobs])
    backend.answer(list, [])
  for (const list of [listIndustries, listJobQueues, listShowcase, getRecentActivity, getRecentUsers])
    backend.answer(list, [])
  backend.answer(getPlatformStats, somePlatformStats())
  const unmeasured = { state: null, checkedAt: null, measuredSince: null, services: [] }
  backend.answer(getStatus, { ...unmeasured, incidents: [] })
  openPart(path, { as: aUser({ role: 'super_admin' }) })
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(screen.queryByRole('region', { name: listLabels })).toBeNull()
})
