import { eq } from 'drizzle-orm'
import type { EmbedAnswer } from '#contract/embed/embed.ts'
import type { Services } from '../context.ts'
import type { Db } from '../db/database.ts'
import { ratingSumsOf } from '../testimonials/service.ts'
import { workspaces } from '../workspaces/tables.ts'
import { embedAnswer, type Facts, shownRowsOf } from './answer.ts'
import { policyOf } from './policy.ts'
import type { View } from './views.ts'

/** What a website would get for a key of this workspace, read for the workspace itself. */
export async function ownAnswer(services: Services, workspaceId: string, view: View): Promise<EmbedAnswer> {
  return embedAnswer(services, await ownFacts(services.db, workspaceId), view)
}

export async function ownFacts(db: Db, workspaceId: string): Promise<Facts> {
  const [facts] = await db
    .select({ rows: shownRowsOf(workspaces.id), sums: ratingSumsOf(workspaces.id), policy: policyOf })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
  return facts ?? { rows: [], sums: [], policy: nothing }
}

const nothing = { requiresApproval: true, rewards: false }
