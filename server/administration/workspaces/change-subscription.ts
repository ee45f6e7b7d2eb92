import type { AdminWorkspace, changeSubscription as call } from '#contract/administration/workspaces.ts'
import type { Received } from '#contract/endpoint.ts'
import { doerOf, noteAct } from '../../audit/service.ts'
import type { SignedInContext } from '../../context.ts'
import { notFound, Problem } from '../../http/problem.ts'
import { setSubscription } from '../../workspaces/service.ts'
import { readAcrossWorkspaces } from '../across-workspaces.ts'
import { endsBy } from './plan-status.ts'
import { presentWorkspaces } from './present-workspaces.ts'

/** Gives a workspace another tier, status or end; what is not sent stays. */
export async function changeSubscription(
  context: SignedInContext,
  workspaceId: string,
  { reason, subscriptionExpiresAt, ...asked }: Received<typeof call>['body'],
): Promise<AdminWorkspace> {
  const change = {
    ...asked,
    ...(subscriptionExpiresAt !== undefined && {
      subscriptionExpiresAt: subscriptionExpiresAt === null ? null : new Date(subscriptionExpiresAt),
    }),
  }
  await context.db.transaction(async (tx) => {
    if (Object.values(change).every((value) => value === undefined))
      throw new Problem('invalid-input', 'Nothing was changed.')
    if (!(await setSubscription(tx, workspaceId, change))) throw notFound('workspace')
    await noteAct(tx, doerOf(context), {
      act: 'subscription-changed',
      workspaceId,
      reason,
      call: 'PATCH /api/admin/workspaces/:id/subscription',
      details: Object.entries(change)
        .filter(([, value]) => value !== undefined)
        .map(
          ([field, value]) => `${field}: ${value instanceof Date ? value.toISOString() : (value ?? 'none')}`,
        )
        .join(', '),
    })
  })
  const [changed] = await readAcrossWorkspaces(context, (tx) =>
    presentWorkspaces(tx, [workspaceId], endsBy(context)),
  )
  if (!changed) throw notFound('workspace')
  return changed
}
