import { brand } from '../brand.ts'
import { fillIn, firstNameOf, paragraphsOf } from '../emails/fill-in.ts'
import { nameInEmail } from '../plain-name.ts'

/** What subject and message may hold in double curly braces. */
export const campaignVariables = ['firstName', 'customerName', 'businessName', 'testimonialLink'] as const
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
  readonly customerEmail?: string
  readonly businessName: string
  /** The customer's own address of the form. */
  readonly testimonialLink: string
}

interface Typed {
  readonly emailSubject: string
  readonly emailTemplate: string
}

/**
 * The email as it is sent: one source for preview, test email and outbox. The link is a button where it has a line to
 * itself; in a sentence, its address is spelled out there, and the button follows. Names are filled in as text that nothing
 * makes a link of.
 */
export function campaignEmail({ emailSubject, emailTemplate }: Typed, facts: CampaignFacts) {
  const values: Readonly<Record<CampaignVariable, string>> = {
    firstName: firstNameOf(facts),
    customerName: nameInEmail(facts.customerName),
    businessName: nameInEmail(facts.businessName),
    testimonialLink: facts.testimonialLink,
  }
  const { paragraphs, buttonAt } = paragraphsOf(emailTemplate)
  return {
    subject: fillIn(emailSubject, values).replace(/\s+/gu, ' ').trim(),
    paragraphs: paragraphs.map((paragraph) => fillIn(paragraph, values)),
    button: { label: 'Share your experience', url: facts.testimonialLink },
    ...(buttonAt !== undefined && { buttonAt }),
    reason: `${values.businessName} sent you this through ${brand.name} because you are on their customer list.`,
  }
}

/** What a person writes into a text message by hand. */
export function campaignText(facts: CampaignFacts): string {
  const business = nameInEmail(facts.businessName)
  return `Hi ${firstNameOf(facts) || 'there'}, thank you for choosing ${business}. Would you share your experience? ${facts.testimonialLink}`
}

/** The names in double curly braces, as they were typed. */
export function variablesIn(text: string): string[] {
  return [...text.matchAll(/\{\{([^{}]*)\}\}/g)].map(([, name = '']) => name.trim())
}

export function isVariable(name: string): name is CampaignVariable {
  return (campaignVariables as readonly string[]).includes(name)
}
