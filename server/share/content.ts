import type { ShareColors } from '#shared/share/share-image.ts'
import { shareColorsOf } from '#shared/share/share-image.ts'
import { logoAt } from '../business/service.ts'
import { printDesign, resolveBusiness } from '../collection/service.ts'
import type { Services } from '../context.ts'
import { readVerifyId, verifyPath } from '../provenance/service.ts'
import { findShownWords, headlineOf, labelOf, shownName, shownPhoto } from '../testimonials/service.ts'

/** What is on the image of a testimonial: what everybody may know of it, and nothing else. */
export interface ShareContent {
  readonly content: string
  readonly headline: string | null
  readonly rating: number | null
  readonly customerName: string
  readonly company: string | null
  /** What readers must know, such as `Received a reward`; no option leaves it out. */
  readonly label: string | null
  readonly businessName: string
  /** Without its protocol. */
  readonly verifyAddress: string
  readonly photo: Buffer | null
  readonly logo: Buffer | null
  readonly colors: ShareColors
}

/** Nothing for an id that was never given, and for a testimonial that may not be shown now. */
export async function shareContent(services: Services, verifyId: string): Promise<ShareContent | undefined> {
  const { db, config } = services
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
  const { customerName, customerCompany } = shownName(row)
  return {
    content: row.content,
    headline: headlineOf(row),
    rating: row.rating,
    customerName,
    company: customerCompany,
    label: labelOf(row),
    businessName,
    verifyAddress: (config.publicUrl + verifyPath(row)).replace(/^https?:\/\//, ''),
    photo: photo?.bytes ?? null,
    logo: logo?.bytes ?? null,
    colors: shareColorsOf(design),
  }
}
