import { type Alert, alertKinds, type AlertReport } from '#contract/administration/alerts.ts'
import { lastBackupAt } from '../../backup/service.ts'
import type { Services } from '../../context.ts'
import { daysBefore } from '../../kit/time.ts'
import { readAcrossWorkspaces } from '../across-workspaces.ts'
import { requestsSince } from '../health/count-requests.ts'
import type { Checks } from './alert.ts'
import * as database from './check-database.ts'
import * as machine from './check-machine.ts'
import { hiddenKinds } from './hidden-alerts.ts'

const checks: Checks = {
  'service-outage': database.serviceOutage,
  'disk-full': machine.diskFull,
  'other-address': machine.otherAddress,
  'mail-outage': database.mailOutage,
  'error-rate': machine.errorRate,
  'failed-jobs': database.failedJobs,
  'waiting-jobs': database.waitingJobs,
  'paused-jobs': database.pausedJobs,
  'failed-emails': database.failedEmails,
  'payment-events': database.paymentEvents,
  'held-emails': database.heldEmails,
  'expired-connections': database.expiredConnections,
  'backup-overdue': machine.backupOverdue,
}

const nothingElse = { isUrgent: false, since: null, details: [], workspaces: [], queues: [] as string[] }

/** What is wrong with the instance now, looked up in its rows and on its machine. */
export function findAlerts(services: Services): Promise<AlertReport> {
  const now = services.now()
  return readAcrossWorkspaces(services, async (tx) => {
    const alerts: Alert[] = []
    const paused = (await database.pausedJobs(services, tx))?.queues ?? []
    for (const kind of alertKinds) {
      const found = await checks[kind](services, tx)
      if (!found) continue
      const alert = { ...nothingElse, ...found, kind }
      const isToPause = (queue: string) => kind === 'paused-jobs' || !paused.includes(queue)
      alerts.push({ ...alert, queues: alert.queues.filter(isToPause) })
    }
    const { requests, failures } = await requestsSince(tx, daysBefore(now, 1))
    const hidden = await hiddenKinds(services)
    return {
      alerts: alerts.filter(({ kind }) => !hidden.includes(kind)),
      hidden,
      storage: await machine.measureStorage(services, tx),
      requests: { answered: requests, failed: failures },
      lastBackupAt: (await lastBackupAt(services.db))?.toISOString() ?? null,
    }
  })
}
