import { and, eq } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import type { BusinessProfile } from '#contract/business/business-profile.ts'
import { getLogo, logoLimitBytes, logoSentences } from '#contract/business/logo.ts'
import type { Services, WorkspaceContext } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { addLookup, removeLookup, workspaceOf } from '../db/lookups.ts'
import { businessProfiles, logos } from './tables.ts'
import { notFound } from '../http/problem.ts'
import { randomToken } from '../kit/ids.ts'
import { currentProfile, noProfile } from './edit-profile.ts'
import { encodePicture } from '../kit/pictures/encode-picture.ts'

/** The old logo is gone when the new one stands. */
export async function uploadLogo(context: WorkspaceContext, logoData: string): Promise<BusinessProfile> {
  const { tenant, workspaceId, now } = context
  const bytes = await encodePicture(logoData, {
    field: 'logoData',
    limitBytes: logoLimitBytes,
    sidePixels: 512,
    fit: 'inside',
    sentences: logoSentences,
  })
  const id = randomToken()
  return tenant(async (tx) => {
    // Locks the profile first: of two uploads at once, the later sees and deletes the earlier.
    await setLogoUrl(tx, workspaceId, getLogo.path.replace(':id', id))
    await forgetLogos(tx, workspaceId)
    await tx.insert(logos).values({ workspaceId, id, contentType: 'image/webp', bytes, createdAt: now() })
    await addLookup(tx, 'logo', id, workspaceId)
    return currentProfile(tx, workspaceId)
  })
}

export function removeLogo({ tenant, workspaceId }: WorkspaceContext): Promise<BusinessProfile> {
  return tenant(async (tx) => {
    await setLogoUrl(tx, workspaceId, null)
    await forgetLogos(tx, workspaceId)
    return currentProfile(tx, workspaceId)
  })
}

async function forgetLogos(tx: Tx, workspaceId: string): Promise<void> {
  const gone = await tx.delete(logos).where(eq(logos.workspaceId, workspaceId)).returning({ id: logos.id })
  for (const { id } of gone) await removeLookup(tx, 'logo', id, workspaceId)
}

async function setLogoUrl(tx: Tx, workspaceId: string, logoUrl: string | null): Promise<void> {
  const shown = await tx
    .update(businessProfiles)
    .set({ logoUrl })
    .where(eq(businessProfiles.workspaceId, workspaceId))
    .returning({ workspaceId: businessProfiles.workspaceId })
  if (shown.length === 0) throw noProfile()
}

/** The logo behind an address that a profile holds. */
export function logoAt({ db }: Pick<Services, 'db'>, logoUrl: string) {
  return findLogo(db, logoUrl.slice(getLogo.path.indexOf(':id')))
}

async function findLogo(db: Services['db'], id: string) {
  const [logo] = await db
    .select({ contentType: logos.contentType, bytes: logos.bytes })
    .from(logos)
    .where(and(eq(logos.workspaceId, workspaceOf('logo', id)), eq(logos.id, id)))
  return logo
}

/** The picture for anybody who knows its address; should a browser open it as a page, it can do nothing there. */
export async function sendLogo({ db }: Services, id: string, reply: FastifyReply): Promise<FastifyReply> {
  const logo = await findLogo(db, id)
  if (!logo) throw notFound('logo')
  return reply
    .headers({
      'content-type': logo.contentType,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': 'inline; filename="logo.webp"',
    })
    .send(logo.bytes)
}
