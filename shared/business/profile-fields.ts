import { profileForm, type ProfileForm } from '#contract/business/business.ts'

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
  openingHours: 'Opening hours',
  languages: 'Languages',
  reviewProfiles: 'Review profiles',
  accentColor: 'Accent color',
}

export const fieldNames = Object.keys(fieldLabels).filter(isFieldName)

function isFieldName(name: string): name is keyof ProfileForm {
  return name in profileForm.shape
}
