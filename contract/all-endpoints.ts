import * as accounts from './accounts.ts'
import * as addressProof from './address-proof.ts'
import * as apiKeys from './api-keys.ts'
import * as billing from './billing.ts'
import * as business from './business.ts'
import * as logo from './logo.ts'
import * as deviceLink from './device-link.ts'
import * as password from './password.ts'
import * as businessResearch from './business-research.ts'
import * as campaignAudience from './campaign-audience.ts'
import * as campaignPeople from './campaign-people.ts'
import * as campaignPreview from './campaign-preview.ts'
import * as campaigns from './campaigns.ts'
import * as challenge from './challenge.ts'
import * as collection from './collection.ts'
import * as consentRequest from './consent-request.ts'
import * as contact from './contact.ts'
import * as crm from './crm.ts'
import * as milestones from './milestones.ts'
import * as customerImports from './customer-imports.ts'
import * as customers from './customers.ts'
import * as embed from './embed.ts'
import * as emails from './emails.ts'
import * as widgetHeights from './widget-heights.ts'
import * as outdatedSites from './outdated-sites.ts'
import type { Endpoint } from './endpoint.ts'
import * as evidence from './evidence.ts'
import * as formOpened from './form-opened.ts'
import * as formTexts from './form-texts.ts'
import * as handOver from './hand-over.ts'
import * as history from './history.ts'
import * as imports from './imports.ts'
import * as improve from './improve.ts'
import * as instance from './instance.ts'
import * as mailAllowance from './mail-allowance.ts'
import * as knownIdentifiers from './known-identifiers.ts'
import * as myTestimonial from './my-testimonial.ts'
import * as organizing from './organizing.ts'
import * as overview from './overview.ts'
import * as photos from './photos.ts'
import * as privateFeedback from './private-feedback.ts'
import * as publishing from './publishing.ts'
import * as questionnaire from './questionnaire.ts'
import * as replies from './replies.ts'
import * as platformReplies from './platform-replies.ts'
import * as reviewLinks from './review-links.ts'
import * as reviewMatches from './review-matches.ts'
import * as reviewSources from './review-sources.ts'
import * as reviewVault from './review-vault.ts'
import * as rewards from './rewards.ts'
import * as secondFactor from './second-factor.ts'
import * as security from './security.ts'
import * as sendingDomain from './sending-domain.ts'
import * as settings from './settings.ts'
import * as sharing from './sharing.ts'
import * as social from './social.ts'
import * as site from './site.ts'
import * as staticExport from './static-export.ts'
import * as status from './status.ts'
import * as team from './team.ts'
import * as testimonialStats from './testimonial-stats.ts'
import * as testimonials from './testimonials.ts'
import * as trends from './trends.ts'
import * as verify from './verify.ts'
import * as wall from './wall.ts'
import * as widgets from './widgets.ts'
import * as writer from './writer.ts'

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
