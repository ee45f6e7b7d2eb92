import { and, eq, isNull, sql } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import {
  getPhoto,
  getTestimonialPhoto,
  photoLimitBytes,
  photoSentences,
  photoSidePixels,
} from '#contract/collection/photos.ts'
import type { Services, WorkspaceContext } from '../context.ts'
import type { Db, Tx } from '../db/database.ts'
import { encodePicture } from '../kit/pictures/encode-picture.ts'
import { notFound } from '../http/problem.ts'
import { readSignedIds, signIds } from '../kit/secrets/signed-ids.ts'
import { customerPhotos, testimonials } from './tables.ts'
import type { Row } from './rows.ts'
import { isShown } from './consent/visibility-rule.ts'

const purpose = 'customer-photo'

/** A new square picture of what a customer sent; whatever hides behind the pixels of the old one is not in it. */
export function encodePhoto(photo: string): Promise<Buffer> {
  return encodePicture(photo, {
    field: 'photo',
    limitBytes: photoLimitBytes,
    sidePixels: photoSidePixels,
    fit: 'cover',
    sentences: photoSentences,
  })
}

export async function keepPhoto(
  tx: Tx,
  photo: { workspaceId: string; testimonialId: string; bytes: Buffer; createdAt: Date },
): Promise<void> {
  await tx.insert(customerPhotos).values(photo)
}

/** The photo goes with the consent to it. */
export async function forgetPhoto(tx: Tx, workspaceId: string, testimonialId: string): Promise<void> {
  await tx.delete(customerPhotos).where(ofOne(workspaceId, testimonialId))
}

type WithPhoto = Pick<Row, 'workspaceId' | 'id' | 'consentsToPhoto'>

/** Where websites find the photo. It answers for as long as it may be shown. */
export function publicPhotoUrl(
  services: Pick<Services, 'secrets' | 'config'>,
  row: WithPhoto,
): string | null {
  if (!row.consentsToPhoto) return null
  return services.config.publicUrl + getPhoto.path.replace(':token', signIds(services, purpose, row))
}

/** Where the business sees it. */
export function ownPhotoUrl({ id, consentsToPhoto }: WithPhoto): string | null {
  return consentsToPhoto ? getTestimonialPhoto.path.replace(':id', id) : null
}

export async function sendPublicPhoto(services: Services, token: string, reply: FastifyReply) {
  const ids = readSignedIds(services, purpose, token)
  const photo = ids && (await shownPhoto(services.db, ids))
  // As long as the testimonials beside it: a withdrawal is gone everywhere within a minute.
  return sendPhoto(reply, photo, 'public, max-age=60')
}

/** The photo of a testimonial that may be shown with it. */
export async function shownPhoto(
  db: Db,
  { workspaceId, id }: { readonly workspaceId: string; readonly id: string },
): Promise<{ bytes: Buffer } | undefined> {
  const [photo] = await db
    .select({ bytes: customerPhotos.bytes })
    .from(customerPhotos)
    .innerJoin(testimonials, sameTestimonial)
    .where(and(ofOne(workspaceId, id), isShown, eq(testimonials.consentsToPhoto, true)))
  return photo
}

export async function sendOwnPhoto(
  { tenant, workspaceId }: WorkspaceContext,
  id: string,
  reply: FastifyReply,
) {
  const photo = await tenant((tx) => findPhoto(tx, workspaceId, id, true))
  return sendPhoto(reply, photo, 'private, max-age=60')
}

/** For the customer, also while the business has deleted the words. */
export async function sendMyPhoto(services: Services, workspaceId: string, id: string, reply: FastifyReply) {
  return sendPhoto(reply, await findPhoto(services.db, workspaceId, id, false), 'private, max-age=60')
}

const sameTestimonial = and(
  eq(testimonials.workspaceId, customerPhotos.workspaceId),
  eq(testimonials.id, customerPhotos.testimonialId),
)

function ofOne(workspaceId: string, testimonialId: string) {
  return and(eq(customerPhotos.workspaceId, workspaceId), eq(customerPhotos.testimonialId, testimonialId))
}

async function findPhoto(db: Db | Tx, workspaceId: string, id: string, isListed: boolean) {
  const [photo] = await db
    .select({ bytes: customerPhotos.bytes })
    .from(customerPhotos)
    .innerJoin(testimonials, sameTestimonial)
    .where(and(ofOne(workspaceId, id), isListed ? isNull(testimonials.deletedAt) : sql`true`))
  return photo
}

/** Should a browser open it as a page, it can do nothing there. */
export function sendPhoto(
  reply: FastifyReply,
  photo: { bytes: Buffer } | undefined,
  cacheControl: string,
): FastifyReply {
  if (!photo) throw notFound('photo')
  return reply
    .headers({
      'content-type': 'image/webp',
      'cache-control': cacheControl,
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': 'inline; filename="photo.webp"',
    })
    .send(photo.bytes)
}
