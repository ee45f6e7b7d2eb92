import type { FastifyReply } from 'fastify'
import { brand } from '#contract/brand.ts'
import { accountExport } from '../../accounts/service.ts'
import { doerOf, noteAct } from '../../audit/service.ts'
import type { SignedInContext } from '../../context.ts'
import { inWorkspace } from '../../db/tenant.ts'
import { notFound } from '../../http/problem.ts'
import { readAcrossWorkspaces } from '../across-workspaces.ts'
import { presentWorkspaces } from './present-workspaces.ts'

/** Sends the export of a workspace, the same as its owner's. It is in the audit log before the first byte leaves. */
export async function sendExport(
  context: SignedInContext,
  workspaceId: string,
  reason: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [found] = await readAcrossWorkspaces(context, (tx) => presentWorkspaces(tx, [workspaceId], undefined))
  if (!found) throw notFound('workspace')
  await noteAct(context.db, doerOf(context), {
    act: 'exported',
    workspaceId,
    reason,
    call: 'POST /api/admin/workspaces/:id/export',
  })
  const day = context.now().toISOString().slice(0, 10)
  return reply
    .type('application/json; charset=utf-8')
    .header('content-disposition', `attachment; filename="${brand.prefix}-account-${day}.json"`)
    .header('cache-control', 'no-store')
    .send(
      accountExport({
        ...context,
        workspaceId,
        tenant: (work) => inWorkspace(context.db, workspaceId, work),
      }),
    )
}
