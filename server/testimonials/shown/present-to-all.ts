import type { EmbedTestimonial } from '#contract/embed/embed.ts'
import type { CustomerLanguage } from '#contract/languages.ts'
import type { Services } from '../../context.ts'
import { verifyPath } from '../../provenance/service.ts'
import { shownName } from '../consent/visibility.ts'
import { highlightsOf } from '../finding/highlights.ts'
import { headlineOf } from '../organizing/headline.ts'
import { publicLogoUrl } from './company-logos.ts'
import { publicPhotoUrl } from '../photos.ts'
import { replyOf } from '../replies.ts'
import { numberOf } from '../rows.ts'
import { daySaid } from '../said-on.ts'
import { testimonials, undeterminedLanguage } from '../tables.ts'
import { isFromElsewhere, labelOf } from './label.ts'

/** What is needed to present a row to all; nothing else of it is read. Of `evidence`, only whether the words are in it is told. */
export const shownColumns = {
  workspaceId: testimonials.workspaceId,
  id: testimonials.id,
  content: testimonials.content,
  language: testimonials.language,
  headline: testimonials.headline,
  highlights: testimonials.highlights,
  reply: testimonials.reply,
  repliedAt: testimonials.repliedAt,
  customerName: testimonials.customerName,
  company: testimonials.company,
  role: testimonials.role,
  hasCompanyLogo: testimonials.hasCompanyLogo,
  rating: testimonials.rating,
  ratingGiven: testimonials.ratingGiven,
  createdAt: testimonials.createdAt,
  isUndated: testimonials.isUndated,
  origin: testimonials.origin,
  source: testimonials.source,
  isAiGenerated: testimonials.isAiGenerated,
  isConfirmedByAuthor: testimonials.isConfirmedByAuthor,
  isAttestedByOwner: testimonials.isAttestedByOwner,
  evidence: testimonials.evidence,
  confirmedOnRequest: testimonials.confirmedOnRequest,
  isByTeam: testimonials.isByTeam,
  isRewarded: testimonials.isRewarded,
  consentsToName: testimonials.consentsToName,
  consentsToPhoto: testimonials.consentsToPhoto,
}

export type ShownRow = Pick<typeof testimonials.$inferSelect, keyof typeof shownColumns>

/**
 * What everybody may know of a testimonial. Every outlet is made of it: widgets, walls, share images, the verify page and
 * exports. `server/whole/outlets.test.ts` names each outlet that forgets a field.
 */
export function presentToAll(
  services: Pick<Services, 'secrets' | 'config'>,
  row: ShownRow,
  language: CustomerLanguage,
): EmbedTestimonial {
  const highlights = highlightsOf(row)
  const reply = replyOf(row)
  const name = shownName(row, language)
  return {
    id: row.id,
    headline: headlineOf(row),
    content: row.content,
    ...(row.language && row.language !== undeterminedLanguage && { language: row.language }),
    ...(highlights.length > 0 && { highlights }),
    ...name,
    rating: row.rating,
    ...(row.ratingGiven !== null && { ratingGiven: numberOf(row.ratingGiven) }),
    photoUrl: publicPhotoUrl(services, row),
    // With the company's name, or not at all.
    ...(name.customerCompany && row.hasCompanyLogo && { companyLogoUrl: publicLogoUrl(services, row) }),
    date: daySaid(row),
    label: labelOf(row, language),
    ...(isFromElsewhere(row) && row.source && { source: row.source }),
    verifyUrl: services.config.publicUrl + verifyPath(row),
    ...(reply && { reply }),
  }
}
