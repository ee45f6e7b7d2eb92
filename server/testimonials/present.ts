import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import { verifyPath } from '../provenance/service.ts'
import { shownAddressOrNull } from '../kit/shown-address.ts'
import { headlineOf } from './organizing/headline.ts'
import { highlightsOf } from './finding/highlights.ts'
import { labelOf } from './shown/label.ts'
import { ownLogoUrl } from './shown/company-logos.ts'
import { ownPhotoUrl } from './photos.ts'
import { daySaid } from './said-on.ts'
import { type ListedRow, numberOf } from './rows.ts'
import { isConfirmedOnRequest, waitingFor } from './consent/visibility.ts'

/** What the owner's screens see of a row; shared by every answer about a testimonial. */
export function presentTestimonial(row: ListedRow): Testimonial {
  return {
    id: row.id,
    userId: row.userId,
    formId: row.formId,
    customerName: row.customerName,
    customerEmail: shownAddressOrNull(row.customerEmail),
    company: row.company,
    role: row.role,
    content: row.suggestedContent ?? row.content,
    rating: row.rating,
    ratingGiven: numberOf(row.ratingGiven),
    photoUrl: ownPhotoUrl(row),
    companyLogoUrl: ownLogoUrl(row),
    status: row.status,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    hiddenAt: row.hiddenAt?.toISOString() ?? null,
    origin: row.origin,
    isAiGenerated: row.isAiGenerated,
    isPrivate: row.isPrivate,
    recoveryState: row.recoveryState,
    recoveryNotes: row.recoveryState ? row.recoveryNotes : null,
    publishable: row.publishable && row.suggestedContent === null,
    waitingFor: waitingFor(row),
    consents: presentConsents(row),
    source: row.source,
    sourceUrl: row.sourceUrl,
    platform: row.platform,
    removedAt: row.removedAt?.toISOString() ?? null,
    hasEvidence: row.evidence !== null,
    isConfirmedOnRequest: isConfirmedOnRequest(row),
    isByTeam: row.isByTeam,
    verifyUrl: row.publishable ? verifyPath(row) : null,
    label: labelOf(row),
    confirmedContent: row.confirmedContent ?? (row.suggestedContent === null ? null : row.content),
    isRewarded: row.isRewarded,
    headline: headlineOf(row),
    highlights: highlightsOf(row),
    reply: row.reply === null ? null : { text: row.reply, at: row.repliedAt!.toISOString() },
    tags: row.tags,
    isPinned: row.pinnedAt !== null,
    version: row.version,
    date: daySaid(row),
    createdAt: row.createdAt.toISOString(),
    receivedAt: row.receivedAt.toISOString(),
  }
}

function presentConsents(row: ListedRow): Testimonial['consents'] {
  return {
    display: row.consentsToDisplay,
    name: row.consentsToName,
    platform: row.consentsToPlatform,
    askedAt: row.consentAskedAt?.toISOString() ?? null,
    isAsked: row.consentAsked !== null,
  }
}
