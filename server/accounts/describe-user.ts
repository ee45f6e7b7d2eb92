import { and, desc, eq } from 'drizzle-orm'
import type { User } from '#contract/accounts/accounts.ts'
import type { Context, Services } from '../context.ts'
import { entitlementAt, planColumns, type StoredPlan } from '../billing/service.ts'
import { subscriptions } from '../billing/tables.ts'
import { isPublishableKeyOf } from './keys/publishable-key.ts'
import { apiKeys, users } from './tables.ts'
import { workspaces } from '../workspaces/tables.ts'
import { businessProfiles } from '../business/tables.ts'
import { collectionLinks } from '../collection/tables.ts'
import { userSettings } from '../settings/tables.ts'
import { shownAddress, shownAddressOrNull } from '../kit/shown-address.ts'
import { Problem } from '../http/problem.ts'
import { appearanceOf } from '../settings/service.ts'

const newForMs = 86_400_000

const userColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  claimedEmail: users.claimedEmail,
  provenAt: users.emailProvenAt,
  pendingEmail: users.pendingEmail,
  pendingEmailUntil: users.pendingEmailUntil,
  role: users.role,
  isWorkspaceOwner: users.isWorkspaceOwner,
  apiKey: apiKeys.shown,
  formId: collectionLinks.id,
  profile: businessProfiles.workspaceId,
  ...planColumns,
  appearance: userSettings.appearance,
  deletesAt: workspaces.deletesAt,
  ownDeletesAt: users.deletesAt,
  createdAt: users.createdAt,
}

/** The user as the browser sees it, with the workspace's default form and publishable key. */
export async function describeUser(services: Services, userId: string): Promise<User> {
  const { db } = services
  const [found] = await db
    .select(userColumns)
    .from(users)
    .leftJoin(workspaces, eq(workspaces.id, users.workspaceId))
    .leftJoin(subscriptions, eq(subscriptions.workspaceId, users.workspaceId))
    .leftJoin(apiKeys, isPublishableKeyOf(users.workspaceId))
    .leftJoin(
      collectionLinks,
      and(eq(collectionLinks.workspaceId, users.workspaceId), eq(collectionLinks.isDefault, true)),
    )
    .leftJoin(userSettings, eq(userSettings.userId, users.id))
    .leftJoin(businessProfiles, eq(businessProfiles.workspaceId, users.workspaceId))
    .where(eq(users.id, userId))
    .orderBy(desc(apiKeys.createdAt))
    .limit(1)
  if (!found) throw new Problem('not-signed-in', 'Please sign in first.')
  const { profile, deletesAt, ownDeletesAt, ...others } = found
  const { subscriptionTier, subscriptionStatus, subscriptionExpiresAt, trialEndsAt, ...withFacts } = others
  const { isRenewing, isOverdue, ...rest } = withFacts
  const { appearance, claimedEmail, provenAt, createdAt, ...user } = rest
  return {
    ...user,
    email: shownAddress(claimedEmail ?? user.email),
    isEmailProven: provenAt !== null,
    pendingEmail: shownAddressOrNull(openChangeOf(services, user)),
    hasBusinessProfile: profile !== null,
    isNew: services.now().getTime() - createdAt.getTime() < newForMs,
    ...subscriptionOf(services, {
      subscriptionTier,
      subscriptionStatus,
      subscriptionExpiresAt,
      trialEndsAt,
      isRenewing,
      isOverdue,
    }),
    appearance: appearanceOf(appearance),
    deletesAt: deletesAt?.toISOString() ?? null,
    ownDeletesAt: ownDeletesAt?.toISOString() ?? null,
    support: null,
  }
}

/** What every page says while an administrator is here as this user. */
export function describeVisit(visit: Context['support']): User['support'] {
  return visit ? { ...visit, endsAt: visit.endsAt.toISOString() } : null
}

type Subscription = Pick<User, 'subscriptionTier' | 'subscriptionStatus' | 'subscriptionExpiresAt'>

/**
 * Where nobody can pay, nothing is tried out and nothing ends. The tier is the stored one, and the status what follows from
 * it now. Administrators of the instance are in no workspace.
 */
function subscriptionOf(
  { config, now }: Services,
  { subscriptionTier, subscriptionStatus, ...ends }: Nullable<StoredPlan>,
): Subscription {
  if (subscriptionTier === null || subscriptionStatus === null)
    return { subscriptionTier: 'enterprise', subscriptionStatus: 'active', subscriptionExpiresAt: null }
  if (config.payments === undefined)
    return { subscriptionTier: 'starter', subscriptionStatus: 'active', subscriptionExpiresAt: null }
  const { status } = entitlementAt(now(), true, { subscriptionTier, subscriptionStatus, ...ends })
  return {
    subscriptionTier,
    subscriptionStatus: status,
    subscriptionExpiresAt: ends.subscriptionExpiresAt?.toISOString() ?? null,
  }
}

type Nullable<T> = { [Name in keyof T]: T[Name] | null }

/** The address that is waiting for its mailbox, if there is one. */
function openChangeOf(
  { now }: Services,
  { pendingEmail, pendingEmailUntil }: { pendingEmail: string | null; pendingEmailUntil: Date | null },
): string | null {
  return pendingEmailUntil && pendingEmailUntil > now() ? pendingEmail : null
}
