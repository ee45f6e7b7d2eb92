import { brand } from '../brand.ts'
import { nameInEmail } from '../plain-name.ts'

/** What subject and message may hold in double curly braces. */
export const campaignVariables = ['customerName', 'businessName', 'testimonialLink'] as const
export type CampaignVariable = (typeof campaignVariables)[number]

/** With which a new campaign begins. */
export const defaultCampaignEmail = {
  emailSubject: 'How was your experience with {{businessName}}?',
  emailTemplate: `Hi {{customerName}},

Thank you for choosing {{businessName}}. Would you tell us about your experience? It takes about two minutes, and you decide what we may show.

{{testimonialLink}}

Thank you,
{{businessName}}`,
}

/** With which a new reminder begins. */
export const defaultReminderEmail = {
  afterDays: 5,
  emailSubject: 'A quick reminder from {{businessName}}',
  emailTemplate: `Hi {{customerName}},

A few days ago, we asked about your experience with {{businessName}}. If you have two minutes, we'd still love to hear from you.

{{testimonialLink}}

Thank you,
{{businessName}}`,
}

export interface CampaignFacts {
  readonly customerName: string
  readonly businessName: string
  /** The customer's own address of the form. */
  readonly testimonialLink: string
}

interface Typed {
  readonly emailSubject: string
  readonly emailTemplate: string
}

const variable = /\{\{\s*(\w+)\s*\}\}/g
const linkAlone = /^\s*\{\{\s*testimonialLink\s*\}\}\s*$/

/**
 * The email as it is sent: one source for preview, test email and outbox. The link becomes the button; where it stands in
 * the middle of a sentence, its address is spelled out there too. Names are filled in as text that nothing makes a link of.
 */
export function campaignEmail({ emailSubject, emailTemplate }: Typed, facts: CampaignFacts) {
  const values: Readonly<Record<CampaignVariable, string>> = {
    customerName: nameInEmail(facts.customerName),
    businessName: nameInEmail(facts.businessName),
    testimonialLink: facts.testimonialLink,
  }
  const fill = (text: string) =>
    text.replace(variable, (whole, name: string) => (isVariable(name) ? values[name] : whole))
  return {
    subject: fill(emailSubject).replace(/\s+/gu, ' ').trim(),
    paragraphs: emailTemplate
      .split('\n')
      .filter((line) => !linkAlone.test(line))
      .join('\n')
      .split(/\n{2,}/)
      .filter((part) => part.trim() !== '')
      .map(fill),
    button: { label: 'Share your experience', url: facts.testimonialLink },
    reason: `${values.businessName} sent you this through ${brand.name} because you are on their customer list.`,
  }
}

/** What a person writes into a text message by hand. */
export function campaignText(facts: CampaignFacts): string {
  const business = nameInEmail(facts.businessName)
  const [firstName = ''] = nameInEmail(facts.customerName).split(/\s+/u)
  return `Hi ${firstName}, thank you for choosing ${business}. Would you share your experience? ${facts.testimonialLink}`
}

/** The names in double curly braces, as they were typed. */
export function variablesIn(text: string): string[] {
  return [...text.matchAll(/\{\{([^{}]*)\}\}/g)].map(([, name = '']) => name.trim())
}

export function isVariable(name: string): name is CampaignVariable {
  return (campaignVariables as readonly string[]).includes(name)
}
