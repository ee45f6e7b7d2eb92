import { exportAuditLog, listAuditEntries, verifyAuditLog } from '#contract/administration/audit.ts'
import { brand } from '#contract/brand.ts'
import { type App, mount } from '../http/mount.ts'
import { verifyAuditChain } from './chain.ts'
import { exportAudit } from './export.ts'
import { readAuditLog } from './list.ts'

export function auditRoutes(app: App): void {
  mount(app, listAuditEntries, (context, { query }) => readAuditLog(context, query))
  mount(app, verifyAuditLog, ({ db }) => verifyAuditChain(db))
  mount(app, exportAuditLog, async (context, { query }, reply) => {
    const day = context.now().toISOString().slice(0, 10)
    return reply
      .type(query.format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="${brand.prefix}-audit-${day}.${query.format}"`)
      .header('cache-control', 'no-store')
      .send(await exportAudit(context, query))
  })
}
