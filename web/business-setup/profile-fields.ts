import { profileForm, type BusinessProfile, type ProfileForm } from '#contract/business/business.ts'

/** What each field is called, in the order of the page. */
export const fieldLabels: Readonly<Record<keyof ProfileForm, string>> = {
  businessName: 'Business name',
  industry: 'Industry',
  businessUrl: 'Website',
  description: 'Description',
  services: 'Services',
  targetMarket: 'Target market',
  uniqueValue: 'Unique value',
  contactEmail: 'Contact email',
  phone: 'Phone',
  ownerName: 'Owner name',
  ownerRole: 'Owner role',
}

export const fieldNames = Object.keys(fieldLabels).filter(isFieldName)

function isFieldName(name: string): name is keyof ProfileForm {
  return name in profileForm.shape
}

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
    ownerName: profile.ownerName,
    ownerRole: profile.ownerRole,
  }
}
