import { and, eq } from 'drizzle-orm'
import type { BusinessProfile } from '#contract/business/business-profile.ts'
import { askForProof, createOwner, describeUser, signIn } from '../accounts/service.ts'
import type { Context, Services, WorkspaceContext } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { workspaces } from '../workspaces/tables.ts'
import { businessProfiles } from './tables.ts'
import { collectionLinks } from '../collection/tables.ts'
import { inWorkspace } from '../db/tenant.ts'
import { notFound, Problem } from '../http/problem.ts'
import type { RateLimits } from '../http/limits/rate-limit.ts'
import { refuseAddresses } from '../kit/words/plain-names.ts'
import { changeWorkspace } from '../workspaces/service.ts'
import { readProfile } from './read-profile.ts'

export { logoAt, uploadLogo } from './logo.ts'
export { readProfile } from './read-profile.ts'
export { changePreferences } from './review-preferences.ts'

const optionalFields = [
  'ownerRole',
  'industry',
  'keyServices',
  'uniqueValue',
  'phone',
  'openingHours',
  'languages',
  'reviewProfiles',
] as const
type OptionalField = (typeof optionalFields)[number]

interface Onboarding
  extends
    Pick<
      typeof businessProfiles.$inferSelect,
      'businessName' | 'ownerName' | 'contactEmail' | 'businessUrl' | 'businessDescription' | 'targetAudience'
    >,
    Pick<typeof businessProfiles.$inferInsert, OptionalField> {
  readonly accentColor?: string | undefined
  readonly password?: string | undefined
}

/** The profile of the workspace, or `null` before onboarding. */
export function profile({ tenant, workspaceId }: WorkspaceContext): Promise<BusinessProfile | null> {
  return tenant((tx) => readProfile(tx, workspaceId))
}

/** Signed in: the profile of this user's workspace. Signed out: account, workspace and profile in one step. */
export async function completeOnboarding(
  context: Context,
  limits: RateLimits,
  { password, ...form }: Onboarding,
) {
  const { businessName, ownerName } = form
  refuseAddresses({ businessName, ownerName })
  const { user } = context
  if (user) {
    const { workspaceId } = user
    if (!workspaceId) throw new Problem('not-allowed', 'This account has no workspace.')
    await inWorkspace(context.db, workspaceId, (tx) => addProfile(tx, workspaceId, form, context.now()))
    return readUserAndProfile(context, user.id, workspaceId)
  }
  if (password === undefined) {
    throw new Problem('invalid-input', 'Password is required', {
      fields: { password: 'Password is required' },
    })
  }
  const [firstName = form.ownerName, ...rest] = form.ownerName.split(/\s+/)
  const owner = { firstName, lastName: rest.join(' '), email: form.contactEmail, password }
  const { userId, workspaceId } = await createOwner(context, owner, (tx, id) =>
    addProfile(tx, id, form, context.now()),
  )
  await askForProof(context, limits, { userId, email: form.contactEmail })
  await signIn(context, userId)
  return readUserAndProfile(context, userId, workspaceId)
}

async function readUserAndProfile(context: Context, userId: string, workspaceId: string) {
  const businessProfile = await readProfile(context.db, workspaceId)
  if (!businessProfile) throw new Problem('not-found', 'This business profile does not exist.')
  return { user: await describeUser(context, userId), businessProfile }
}

async function addProfile(
  tx: Tx,
  workspaceId: string,
  form: Omit<Onboarding, 'password'>,
  now: Date,
): Promise<void> {
  const { businessName, ownerName, contactEmail, businessUrl, businessDescription, targetAudience } = form
  const made = await tx
    .insert(businessProfiles)
    .values({
      workspaceId,
      businessName,
      ownerName,
      contactEmail,
      businessUrl,
      businessDescription,
      targetAudience,
      ...Object.fromEntries(optionalFields.map((name) => [name, form[name] ?? ''])),
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning({ workspaceId: businessProfiles.workspaceId })
  if (made.length === 0) {
    throw new Problem(
      'already-onboarded',
      'You already have a business profile. You can edit it in Business Setup.',
    )
  }
  const { accentColor } = form
  await changeWorkspace(tx, workspaceId, { name: businessName, ...(accentColor ? { accentColor } : {}) })
}

/** Who writes when the workspace writes to its customers, and where its own form is. */
export async function emailLayout({ config }: Services, tx: Tx, workspaceId: string) {
  const [found] = await tx
    .select({
      workspaceName: workspaces.name,
      businessName: businessProfiles.businessName,
      contactEmail: businessProfiles.contactEmail,
      formId: collectionLinks.id,
    })
    .from(workspaces)
    .innerJoin(
      collectionLinks,
      and(eq(collectionLinks.workspaceId, workspaces.id), eq(collectionLinks.isDefault, true)),
    )
    .leftJoin(businessProfiles, eq(businessProfiles.workspaceId, workspaces.id))
    .where(eq(workspaces.id, workspaceId))
  if (!found) throw notFound('workspace')
  return {
    businessName: found.businessName ?? found.workspaceName,
    contactEmail: found.contactEmail,
    formId: found.formId,
    formUrl: `${config.publicUrl}/testimonial-form/${found.formId}`,
  }
}
