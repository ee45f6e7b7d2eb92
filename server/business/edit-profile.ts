import { eq } from 'drizzle-orm'
import type { updateBusinessProfile } from '#contract/business/business.ts'
import type { BusinessProfile } from '#contract/business/business-profile.ts'
import type { Received } from '#contract/endpoint.ts'
import type { WorkspaceContext } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { businessProfiles } from './tables.ts'
import { Problem } from '../http/problem.ts'
import { refuseAddresses } from '../kit/words/plain-names.ts'
import { changeWorkspace } from '../workspaces/service.ts'
import { readProfile, underBothNames } from './read-profile.ts'

type Edit = Received<typeof updateBusinessProfile>['body']
type Row = typeof businessProfiles.$inferSelect

export function noProfile(): Problem {
  return new Problem(
    'not-found',
    'No business information available. Please complete the AI onboarding first.',
  )
}

/** Changes what is given. The name reaches emails, forms and pages through the workspace, which carries it too. */
export function editProfile(context: WorkspaceContext, edit: Edit): Promise<BusinessProfile> {
  const { businessName, ownerName } = edit
  refuseAddresses({ businessName, ownerName })
  refuseTwoValues(edit)
  const { tenant, workspaceId, now } = context
  return tenant(async (tx) => {
    const row = await lockProfile(tx, workspaceId)
    if (edit.updatedAt !== undefined && edit.updatedAt !== row.updatedAt.toISOString()) {
      throw new Problem('edited-elsewhere', 'This profile was edited in another window or by a teammate.')
    }
    // Later than before even within one millisecond: it names the state that was read.
    const updatedAt = new Date(Math.max(now().getTime(), row.updatedAt.getTime() + 1))
    await tx
      .update(businessProfiles)
      .set({ ...changesTo(row, edit), updatedAt })
      .where(eq(businessProfiles.workspaceId, workspaceId))
    await changeLook(tx, workspaceId, edit)
    return currentProfile(tx, workspaceId)
  })
}

/** What the workspace carries for everybody who writes or shows something in its name. */
async function changeLook(tx: Tx, workspaceId: string, { businessName, accentColor }: Edit): Promise<void> {
  if (businessName !== undefined) await changeWorkspace(tx, workspaceId, { name: businessName })
  if (accentColor !== undefined) await changeWorkspace(tx, workspaceId, { accentColor: accentColor || null })
}

export async function currentProfile(tx: Tx, workspaceId: string): Promise<BusinessProfile> {
  const profile = await readProfile(tx, workspaceId)
  if (!profile) throw noProfile()
  return profile
}

async function lockProfile(tx: Tx, workspaceId: string): Promise<Row> {
  const [row] = await tx
    .select()
    .from(businessProfiles)
    .where(eq(businessProfiles.workspaceId, workspaceId))
    .for('update')
  if (!row) throw noProfile()
  return row
}

function changesTo(row: Row, edit: Edit): Partial<Row> {
  const stored = underBothNames(row)
  const services = edit.services ?? edit.keyServices ?? stored.services
  const targetMarket = edit.targetMarket ?? edit.targetAudience ?? stored.targetMarket
  const description = edit.description ?? edit.businessDescription ?? stored.description
  const changes: Partial<Row> = {
    businessDescription: description,
    // One of the two columns holds the value; the other would hide it.
    keyServices: services,
    services: '',
    targetAudience: targetMarket,
    targetMarket: '',
  }
  const plain = ['businessName', 'industry', 'businessUrl', 'uniqueValue', 'contactEmail'] as const
  const contact = ['phone', 'ownerName', 'ownerRole'] as const
  const also = ['openingHours', 'languages', 'reviewProfiles'] as const
  for (const name of [...plain, ...contact, ...also]) {
    const value = edit[name]
    if (value !== undefined) changes[name] = value
  }
  return changes
}

const pairs = [
  ['services', 'keyServices'],
  ['targetMarket', 'targetAudience'],
  ['description', 'businessDescription'],
] as const

/** One value under its two names is sent once, or twice the same: of two different ones, nobody knows which is meant. */
function refuseTwoValues(edit: Edit): void {
  const fields: Record<string, string> = {}
  for (const [one, other] of pairs) {
    if (edit[one] === undefined || edit[other] === undefined || edit[one] === edit[other]) continue
    const sentence = `${one} and ${other} are the same field. Send one of them, or the same value in both.`
    fields[one] = sentence
    fields[other] = sentence
  }
  const [first] = Object.values(fields)
  if (first !== undefined) throw new Problem('invalid-input', first, { fields })
}
