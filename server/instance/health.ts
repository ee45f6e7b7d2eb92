import { workspaces } from '../workspaces/tables.ts'
import type { App } from '../http/mount.ts'

/** `/healthz`: the process lives. `/readyz`: the database answers and its tables are there; 503 otherwise. */
export function healthRoutes({ http, services }: App, isReady: () => boolean): void {
  http.get('/healthz', () => ({ status: 'ok' }))
  http.get('/readyz', async (request, reply) => {
    const ready = isReady() && (await canReadTables(services))
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' })
  })
}

async function canReadTables({ db }: App['services']): Promise<boolean> {
  return db
    .select({ id: workspaces.id })
    .from(workspaces)
    .limit(1)
    .then(
      () => true,
      () => false,
    )
}
