import { brand } from '../brand.ts'
import { fillIn, firstNameOf, paragraphsOf } from './fill-in.ts'
import { nameInEmail } from '../plain-name.ts'

/** The email that asks for a testimonial, until the owner writes their own. */
export const requestTemplate = {
  subject: 'How was your experience with {{businessName}}?',
  message: `Hi {{firstName}},

Thank you for choosing {{businessName}}. Would you share your experience in a few words? It takes about two minutes, and you decide what we may show.

Thanks,
{{businessName}}`,
}

/** The one reminder that a request may have. */
export const reminderTemplate = {
  subject: 'A quick reminder from {{businessName}}',
  message: `Hi {{firstName}},

A little while ago, we asked about your experience with {{businessName}}. If you have two minutes, we'd still love to hear from you. We won't remind you again.

Thanks,
{{businessName}}`,
}

interface Facts {
  readonly customerName: string
  readonly customerEmail?: string
  readonly businessName: string
  readonly testimonialLink: string
}

/**
 * The email as it is sent, from what the owner typed: one source for the preview and for the outbox. It says who asks and
 * why, and links to the form alone. `firstName`, `customerName`, `businessName` and `testimonialLink` in double braces are
 * filled in; anything else in them stays as it was typed. The button stands where the message has the link, or at its end.
 */
export function requestEmail(typed: { subject: string; message: string }, facts: Facts) {
  const { testimonialLink } = facts
  const customerName = nameInEmail(facts.customerName)
  const businessName = nameInEmail(facts.businessName)
  const values = { testimonialLink, customerName, businessName, firstName: firstNameOf(facts) }
  const { paragraphs, buttonAt } = paragraphsOf(typed.message)
  return {
    subject: fillIn(typed.subject, values).replace(/\s+/gu, ' ').trim(),
    paragraphs: paragraphs.map((paragraph) => fillIn(paragraph, values)),
    button: { label: 'Share your experience', url: testimonialLink },
    ...(buttonAt !== undefined && { buttonAt }),
    reason: `${businessName} sent you this through ${brand.name} because you are on their customer list. Reply to this email to reach them.`,
  }
}
