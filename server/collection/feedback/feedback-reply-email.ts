import { brand } from '#contract/brand.ts'
import { nameInEmail } from '#contract/plain-name.ts'

/** A reply to private feedback, as the business typed it. */
export function feedbackReplyEmail(businessName: string, message: string) {
  const business = nameInEmail(businessName)
  return {
    subject: `${business} replied to your feedback`,
    paragraphs: message.split(/\n{2,}/).filter((part) => part.trim() !== ''),
    reason: `${business} sent you this through ${brand.name} because you left them feedback. Reply to this email to reach them.`,
  }
}
