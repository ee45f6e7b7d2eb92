import type { ProfileForm } from '#contract/business/business.ts'
import type { BusinessProfile } from '#contract/business/business-profile.ts'

/** The editable part of a profile. */
export function profileFormOf(profile: BusinessProfile): ProfileForm {
  return {
    businessName: profile.businessName,
    industry: profile.industry,
    businessUrl: profile.businessUrl,
    description: profile.description,
    services: profile.services,
    targetMarket: profile.targetMarket,
    uniqueValue: profile.uniqueValue,
    contactEmail: profile.contactEmail,
    phone: profile.phone,
    openingHours: profile.openingHours,
    languages: profile.languages,
    reviewProfiles: profile.reviewProfiles,
    accentColor: profile.accentColor,
    ownerName: profile.ownerName,
    ownerRole: profile.ownerRole,
  }
}
