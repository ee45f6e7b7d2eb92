import * as accounts from './accounts/accounts.ts'
import * as addressProof from './accounts/address-proof.ts'
import * as apiKeys from './accounts/api-keys.ts'
import * as billing from './billing/billing.ts'
import * as business from './business/business.ts'
import * as logo from './business/logo.ts'
import * as deviceLink from './accounts/device-link.ts'
import * as password from './accounts/password.ts'
import * as businessResearch from './business/business-research.ts'
import * as campaignAudience from './campaigns/campaign-audience.ts'
import * as campaignPeople from './campaigns/campaign-people.ts'
import * as campaignPreview from './campaigns/campaign-preview.ts'
import * as campaigns from './campaigns/campaigns.ts'
import * as challenge from './collection/challenge.ts'
import * as collection from './collection/collection.ts'
import * as consentRequest from './collection/consent-request.ts'
import * as contact from './site/contact.ts'
import * as crm from './crm/crm.ts'
import * as milestones from './crm/milestones.ts'
import * as customerImports from './customers/customer-imports.ts'
import * as customers from './customers/customers.ts'
import * as embed from './embed/embed.ts'
import * as emails from './emails/emails.ts'
import * as widgetHeights from './embed/widget-heights.ts'
import * as outdatedSites from './embed/outdated-sites.ts'
import type { Endpoint } from './endpoint.ts'
import * as evidence from './testimonials/evidence.ts'
import * as formOpened from './collection/form-opened.ts'
import * as formTexts from './collection/form-texts.ts'
import * as handOver from './publishing/hand-over.ts'
import * as history from './provenance/history.ts'
import * as imports from './imports/imports.ts'
import * as improve from './writer/improve.ts'
import * as instance from './instance/instance.ts'
import * as mailAllowance from './emails/mail-allowance.ts'
import * as knownIdentifiers from './publishing/known-identifiers.ts'
import * as myTestimonial from './collection/my-testimonial.ts'
import * as organizing from './testimonials/organizing.ts'
import * as overview from './overview/overview.ts'
import * as photos from './collection/photos.ts'
import * as privateFeedback from './collection/private-feedback.ts'
import * as publishing from './publishing/publishing.ts'
import * as questionnaire from './collection/questionnaire.ts'
import * as replies from './testimonials/replies.ts'
import * as platformReplies from './review-sources/platform-replies.ts'
import * as reviewLinks from './publishing/review-links.ts'
import * as reviewMatches from './review-sources/review-matches.ts'
import * as reviewSources from './review-sources/review-sources.ts'
import * as reviewVault from './review-sources/review-vault.ts'
import * as rewards from './rewards/rewards.ts'
import * as secondFactor from './accounts/second-factor.ts'
import * as security from './accounts/security.ts'
import * as sendingDomain from './emails/sending-domain.ts'
import * as settings from './settings/settings.ts'
import * as sharing from './collection/sharing.ts'
import * as social from './accounts/social.ts'
import * as site from './site/site.ts'
import * as staticExport from './share/static-export.ts'
import * as status from './instance/status.ts'
import * as team from './team/team.ts'
import * as testimonialStats from './testimonials/testimonial-stats.ts'
import * as testimonials from './testimonials/testimonials.ts'
import * as trends from './testimonials/trends.ts'
import * as verify from './provenance/verify.ts'
import * as wall from './wall/wall.ts'
import * as widgets from './widgets/widgets.ts'
import * as writer from './writer/writer.ts'

const features = [
  testimonials,
  testimonialStats,
  evidence,
  consentRequest,
  history,
  verify,
  trends,
  privateFeedback,
  imports,
  collection,
  myTestimonial,
  challenge,
  formTexts,
  formOpened,
  questionnaire,
  platformReplies,
  reviewLinks,
  reviewMatches,
  reviewSources,
  knownIdentifiers,
  reviewVault,
  publishing,
  handOver,
  photos,
  sharing,
  wall,
  writer,
  improve,
  customerImports,
  customers,
  campaigns,
  campaignAudience,
  campaignPeople,
  campaignPreview,
  formOpened,
  rewards,
  crm,
  milestones,
  organizing,
  replies,
  overview,
  embed,
  widgetHeights,
  widgets,
  outdatedSites,
  business,
  logo,
  deviceLink,
  password,
  businessResearch,
  accounts,
  addressProof,
  mailAllowance,
  emails,
  sendingDomain,
  secondFactor,
  security,
  team,
  settings,
  social,
  apiKeys,
  billing,
  site,
  staticExport,
  contact,
  status,
  instance,
]

/** Every call of the product. A server test holds this list to the files of this folder. */
export const allEndpoints: readonly Endpoint[] = features.flatMap((feature) =>
  Object.values<unknown>(feature).filter(isEndpoint),
)

/** True for what `endpoint()` made. */
export function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'response' in value
  )
}
