import { and, eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod/mini'
import { checklistMarks, type ChecklistMarks } from '#contract/overview/overview.ts'
import {
  appearanceDefaults,
  appearanceSettings,
  type AppearanceSettings,
} from '#contract/settings/appearance.ts'
import { aiDefaults, aiSettings, type AiSettings } from '#contract/settings/ai-settings.ts'
import {
  notificationDefaults,
  notificationSettings,
  type NotificationSettings,
} from '#contract/settings/notification-settings.ts'
import type { SignedInContext } from '../context.ts'
import type { Db, Tx } from '../db/database.ts'
import { users } from '../accounts/tables.ts'
import { workspaces } from '../workspaces/tables.ts'
import { changeWorkspace } from '../workspaces/service.ts'
import { userSettings } from './tables.ts'

export { claimReport, noteSeen } from './marks.ts'

/** What a user wants to hear of, from the column `notifications`; whatever is not in it is the default. */
export function notificationsOf(stored: unknown): NotificationSettings {
  return completed(notificationSettings, notificationDefaults, stored)
}

/** As the user chose; `null` when they never did. */
export function appearanceOf(stored: unknown): AppearanceSettings | null {
  const hasChosen = typeof stored === 'object' && stored !== null && Object.keys(stored).length > 0
  return hasChosen ? completed(appearanceSettings, appearanceDefaults, stored) : null
}

/** What the writer starts from for this user; approval is their workspace's own setting. */
export async function readAiSettings(db: Db | Tx, userId: string): Promise<AiSettings> {
  return (await readSettings(db, userId)).ai
}

/** The same for drafts that customers ask for: as the owner who was first has it. */
export async function readAiSettingsOfOwner(db: Db | Tx, workspaceId: string): Promise<AiSettings> {
  const [owner] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.workspaceId, workspaceId), users.isWorkspaceOwner))
    .orderBy(users.createdAt)
    .limit(1)
  return owner ? readAiSettings(db, owner.id) : aiDefaults
}

const settingsColumns = {
  notifications: userSettings.notifications,
  ai: userSettings.ai,
  appearance: userSettings.appearance,
  requireApproval: workspaces.requiresApproval,
}

/** Everything in Settings, in one query. */
export async function readSettings(db: Db | Tx, userId: string) {
  const [found] = await db
    .select(settingsColumns)
    .from(users)
    .leftJoin(userSettings, eq(userSettings.userId, users.id))
    .leftJoin(workspaces, eq(workspaces.id, users.workspaceId))
    .where(eq(users.id, userId))
  const ai = completed(aiSettings, aiDefaults, found?.ai)
  return {
    notifications: notificationsOf(found?.notifications),
    ai: { ...ai, requireApproval: found?.requireApproval ?? aiDefaults.requireApproval },
    appearance: appearanceOf(found?.appearance) ?? appearanceDefaults,
  }
}

export async function writeNotificationSettings(
  { db, user }: SignedInContext,
  changed: Changes<NotificationSettings>,
): Promise<NotificationSettings> {
  return notificationsOf(await mergeSettings(db, user.id, 'notifications', changed))
}

/** `requireApproval` is the workspace's: it is kept there and nowhere else, so that two screens cannot disagree. */
export async function writeAiSettings(
  { db, user }: SignedInContext,
  { requireApproval, ...changed }: Changes<AiSettings>,
): Promise<AiSettings> {
  const { workspaceId } = user
  return db.transaction(async (tx) => {
    await mergeSettings(tx, user.id, 'ai', changed)
    if (requireApproval !== undefined && workspaceId) {
      await changeWorkspace(tx, workspaceId, { requiresApproval: requireApproval })
    }
    return readAiSettings(tx, user.id)
  })
}

export async function writeAppearanceSettings(
  { db, user }: SignedInContext,
  changed: Changes<AppearanceSettings>,
): Promise<AppearanceSettings> {
  await mergeSettings(db, user.id, 'appearance', changed)
  return (await readSettings(db, user.id)).appearance
}

/** What a user did about the first steps. */
export async function readChecklistMarks(db: Db | Tx, userId: string): Promise<ChecklistMarks> {
  const [found] = await db
    .select({ stored: userSettings.checklist })
    .from(userSettings)
    .where(eq(userSettings.userId, userId))
  return checklistMarksOf(found?.stored)
}

const checklistMarksOf = (stored: unknown): ChecklistMarks =>
  completed(checklistMarks, { linkCopied: false, dismissed: false }, stored)

export async function writeChecklistMarks(
  { db, user }: SignedInContext,
  changed: Changes<ChecklistMarks>,
): Promise<ChecklistMarks> {
  return checklistMarksOf(await mergeSettings(db, user.id, 'checklist', changed))
}

type Changes<T> = { readonly [K in keyof T]?: T[K] | undefined }

/** One statement, so that two tabs that save different fields do not undo each other. Answers the whole part. */
async function mergeSettings(
  db: Db | Tx,
  userId: string,
  part: 'notifications' | 'ai' | 'appearance' | 'checklist',
  changed: object,
): Promise<unknown> {
  const column: PgColumn = userSettings[part]
  const json = JSON.stringify(changed)
  const [saved] = await db
    .insert(userSettings)
    .values({ userId, [part]: changed })
    .onConflictDoUpdate({
      target: userSettings.userId,
      set: { [part]: sql`${column} || ${json}::jsonb` },
    })
    .returning({ stored: column })
  return saved?.stored
}

/** Field by field: what is missing, or from a version that allowed something else, is the default. */
function completed<T extends object>(schema: z.ZodMiniType<T>, defaults: T, stored: unknown): T {
  const earlier = Object.entries(typeof stored === 'object' && stored !== null ? stored : {})
  let result = defaults
  for (const [name, value] of earlier) {
    const parsed = z.safeParse(schema, { ...result, [name]: value })
    if (parsed.success) result = parsed.data
  }
  return result
}
