import { eq } from 'drizzle-orm'
import type { ChecklistMarks, Dashboard } from '#contract/overview/overview.ts'
import type { Services, SignedInContext } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { workspaces } from '../workspaces/tables.ts'
import { businessProfiles } from '../business/tables.ts'
import { inWorkspace } from '../db/tenant.ts'
import { readOutdatedSites } from '../embed/service.ts'
import { readChecklistMarks } from '../settings/service.ts'
import { newestTestimonials, readStats } from '../testimonials/service.ts'
import { readThemes } from '../themes/service.ts'
import { readActivity } from './activity.ts'
import { readCampaignPerformance } from './campaigns.ts'
import { readChecklist } from './checklist.ts'
import { adminPlan, planOf } from './plan.ts'

const recentTestimonials = 3
const activityLines = 6
const mostMentioned = 5

/** All that /dashboard shows, read in one transaction. */
export async function readDashboard(context: SignedInContext): Promise<Dashboard> {
  const { workspaceId, role } = context.user
  const isPlatform = role === 'super_admin'
  if (!workspaceId) return { plan: isPlatform ? adminPlan(0) : null, workspace: null }
  // Users' own settings are no tenant's rows.
  const marks = await readChecklistMarks(context.db, context.user.id)
  return inWorkspace(context.db, workspaceId, async (tx) => {
    const workspace = await readWorkspace(context, tx, { workspaceId, marks })
    const { stats } = workspace
    const plan = isPlatform ? adminPlan(stats.total) : await planOf(context, tx, workspaceId, stats)
    return { plan, workspace }
  })
}

const businessColumns = {
  businessName: businessProfiles.businessName,
  ownerName: businessProfiles.ownerName,
  industry: businessProfiles.industry,
  businessUrl: businessProfiles.businessUrl,
}

async function readWorkspace(
  { now, features }: Services,
  tx: Tx,
  { workspaceId, marks }: { workspaceId: string; marks: ChecklistMarks },
) {
  const [owned] = await tx
    .select({ business: businessColumns })
    .from(workspaces)
    .leftJoin(businessProfiles, eq(businessProfiles.workspaceId, workspaces.id))
    .where(eq(workspaces.id, workspaceId))
  const stats = await readStats(tx, workspaceId, now())
  return {
    business: owned?.business ?? null,
    stats,
    checklist: await readChecklist(tx, { workspaceId, marks }, stats),
    recent: await newestTestimonials(tx, workspaceId, recentTestimonials),
    campaigns: await readCampaignPerformance(tx, workspaceId, now()),
    activity: await readActivity({ features, workspaceId }, tx, activityLines),
    outdatedSites: await readOutdatedSites(tx, workspaceId, now()),
    themes: await readMostMentioned(tx, workspaceId, now()),
  }
}

async function readMostMentioned(tx: Tx, workspaceId: string, now: Date) {
  const { themes, texts } = await readThemes(tx, workspaceId, now)
  return { texts, most: themes.filter(({ isHidden }) => !isHidden).slice(0, mostMentioned) }
}
