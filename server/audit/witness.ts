import { eq } from 'drizzle-orm'
import type { Endpoint } from '#contract/endpoint.ts'
import { users } from '../accounts/tables.ts'
import type { Context, SupportVisit } from '../context.ts'
import type { Witness } from '../http/mount.ts'
import { doerOf, noteAct, noteActOnce } from './service.ts'

/** Who turns pages reads one list, not ten. */
const sameReadingMs = 10 * 60_000

/**
 * Every call of administrators that changes something or reads what is a workspace's or a person's, and everything that
 * they do as somebody else.
 */
export const witness: Witness = async (context, endpoint, input) => {
  const { user, support } = context
  if (!user) return
  if (support) return noteOfVisit({ ...context, user }, support, endpoint, input)
  if (endpoint.audit) return
  const doer = doerOf({ ...context, user })
  const about = await subjectOf(context, endpoint, input)
  if (endpoint.method === 'GET') {
    const since = new Date(doer.at.getTime() - sameReadingMs)
    await noteActOnce(context.db, doer, { act: 'read', call: callOf(endpoint), ...about }, since)
  } else {
    await noteAct(context.db, doer, { act: 'changed', call: callOf(endpoint), ...about })
  }
}

type SignedIn = Context & { readonly user: NonNullable<Context['user']> }

/** What is only about the visit itself, such as who is signed in, is no reading. */
async function noteOfVisit(
  context: SignedIn,
  support: SupportVisit,
  endpoint: Endpoint,
  input: Record<string, unknown>,
): Promise<void> {
  if (endpoint.support === 'always' || endpoint.access === 'public') return
  const { db, user } = context
  const about = {
    workspaceId: user.workspaceId,
    userId: user.id,
    visitId: support.id,
    call: callOf(endpoint),
  }
  const doer = doerOf(context)
  if (endpoint.method === 'GET') await noteActOnce(db, doer, { act: 'support-read', ...about }, new Date(0))
  else await noteAct(db, doer, { act: 'support-changed', ...about, object: idIn(input) })
}

function idIn(input: Record<string, unknown>): string | undefined {
  const { id } = (input['params'] ?? {}) as { readonly id?: unknown }
  return typeof id === 'string' ? id : undefined
}

function callOf({ method, path }: Endpoint): string {
  return `${method} ${path}`
}

/** Whom a call is about, as far as its address says. */
async function subjectOf({ db }: Context, { path }: Endpoint, input: Record<string, unknown>) {
  const { id, userId } = (input['params'] ?? {}) as { readonly id?: string; readonly userId?: string }
  if (path.startsWith('/api/admin/workspaces/:id')) return { workspaceId: id }
  if (userId === undefined) return {}
  const [found] = await db.select({ workspaceId: users.workspaceId }).from(users).where(eq(users.id, userId))
  return { userId: found && userId, workspaceId: found?.workspaceId }
}
