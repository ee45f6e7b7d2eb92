import type { CustomerLanguage } from '#contract/languages.ts'
import { inTenths, ratingParts } from '#shared/widget/rating-parts.ts'
import { shareColorsOf } from '#shared/share/share-image.ts'
import { widgetCopy } from '#contract/widgets/widget-copy.ts'
import { logoAt } from '../business/service.ts'
import { printDesign } from '../collection/service.ts'
import type { Services } from '../context.ts'
import { presentRatingSums } from '../testimonials/service.ts'
import { canonicalOf, findBySlug, wallTitleOf } from '../wall/service.ts'
import { type ShareContent, withoutProtocol } from './content.ts'

/** What is on the image of a wall: its title, and the average of all. Nothing for a slug that leads nowhere. */
export async function wallContent(
  services: Services,
  slug: string,
  language: CustomerLanguage,
): Promise<ShareContent | undefined> {
  const { db, config } = services
  const wall = await findBySlug(db, slug.toLowerCase())
  if (!wall || wall.isClosed) return undefined
  const copy = widgetCopy[language]
  const { own, ofShown, quoted } = presentRatingSums(wall.sums, language)
  const figures = { shown: own.shown, total: own.count, average: own.average, quoted, otherRatings: ofShown }
  const { lead, own: ofForm, others, counts } = ratingParts(figures, copy, language)
  const usual = shareColorsOf(await printDesign(db, wall.workspaceId))
  const logo = wall.logoUrl ? await logoAt(services, wall.logoUrl) : undefined
  return {
    workspaceId: wall.workspaceId,
    content: wallTitleOf({ wall, language }),
    customerName: lead ? `${inTenths(lead.average, language)} ★ ${lead.of}` : (counts[0] ?? ''),
    label: [...counts, ...ofForm, ...others].join(' · ') || null,
    businessName: wall.name,
    verifyAddress: withoutProtocol(canonicalOf(wall, config.publicUrl)),
    photo: null,
    logo: logo?.bytes ?? null,
    colors: {
      accent: wall.accentColor ?? usual.accent,
      background: wall.backgroundColor ?? usual.background,
    },
  }
}
