import { brand } from './brand.ts'

/** What stands in a request until the owner writes their own. */
export const requestTemplate = {
  subject: 'How was your experience with {{businessName}}?',
  message: `Hello {{firstName}},

thank you for choosing {{businessName}}. Would you tell us in a few words how it was? It takes two minutes, and you decide what may be shown.

Thank you,
{{businessName}}`,
}

/** The one reminder that a request may have. */
export const reminderTemplate = {
  subject: 'A small reminder from {{businessName}}',
  message: `Hello {{firstName}},

a while ago we asked how your experience with {{businessName}} was. If you have two minutes, we would still like to know. We will not remind you again.

Thank you,
{{businessName}}`,
}

interface Facts {
  readonly customerName: string
  readonly businessName: string
  readonly testimonialLink: string
}

/**
 * The letter as it leaves, from what the owner typed: one source for the preview and for the outbox. It says who asks and
 * why, and leads to the form alone. `firstName`, `customerName`, `businessName` and `testimonialLink` in double braces are
 * filled in; anything else in them stays as it was typed.
 */
export function requestLetter(typed: { subject: string; message: string }, facts: Facts) {
  const { customerName, businessName, testimonialLink } = facts
  const values = { ...facts, firstName: customerName.trim().split(/\s+/u)[0] ?? '' }
  const fill = (text: string) =>
    text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) =>
      Object.hasOwn(values, name) ? values[name as keyof typeof values] : whole,
    )
  return {
    subject: fill(typed.subject).replace(/\s+/gu, ' ').trim(),
    paragraphs: fill(typed.message)
      .split(/\n{2,}/)
      .filter((part) => part.trim() !== ''),
    button: { label: 'Share your experience', url: testimonialLink },
    reason: `${businessName} sends you this through ${brand.name} because you are in their list of customers. Reply to this letter to reach them, or if you would rather not be asked.`,
  }
}
