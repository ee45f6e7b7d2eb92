import type { EmbedTestimonial } from '#contract/embed/embed.ts'
import type { ShareColors } from '#shared/share/share-image.ts'
import { shareColorsOf } from '#shared/share/share-image.ts'
import { logoAt } from '../business/service.ts'
import { printDesign, resolveBusiness } from '../collection/service.ts'
import type { Services } from '../context.ts'
import { readVerifyId } from '../provenance/service.ts'
import { findShownWords, presentToAll, shownPhoto } from '../testimonials/service.ts'

/** What is on the image of a testimonial: what everybody may know of it, and nothing else. */
export interface ShareContent extends Partial<EmbedTestimonial> {
  readonly workspaceId: string
  readonly content: string
  readonly customerName: string
  readonly businessName: string
  /** Without its protocol. */
  readonly verifyAddress: string
  readonly photo: Buffer | null
  readonly logo: Buffer | null
  readonly colors: ShareColors
}

/** Nothing for an id that was never given, and for a testimonial that may not be shown now. */
export async function shareContent(services: Services, verifyId: string): Promise<ShareContent | undefined> {
  const { db } = services
  const ids = readVerifyId(verifyId)
  const row = ids && (await findShownWords(db, ids))
  if (!row) return undefined
  const { workspaceId } = row
  const [{ name: businessName, logoUrl }, design, photo] = await Promise.all([
    resolveBusiness(db, workspaceId),
    printDesign(db, workspaceId),
    row.consentsToPhoto ? shownPhoto(db, row) : undefined,
  ])
  const logo = logoUrl ? await logoAt(services, logoUrl) : undefined
  return contentOf(presentToAll(services, row, 'en'), {
    workspaceId,
    businessName,
    photo: photo?.bytes ?? null,
    logo: logo?.bytes ?? null,
    colors: shareColorsOf(design),
  })
}

/** What everybody may know of a testimonial, with what an image has besides. */
export function contentOf(
  shown: EmbedTestimonial,
  look: Pick<ShareContent, 'workspaceId' | 'businessName' | 'photo' | 'logo' | 'colors'>,
): ShareContent {
  return { ...shown, ...look, verifyAddress: withoutProtocol(shown.verifyUrl ?? '') }
}

export const withoutProtocol = (address: string) => address.replace(/^https?:\/\/|\/$/g, '')
