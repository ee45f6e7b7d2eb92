import { brand } from '#contract/brand.ts'
import type { contactMessages } from './tables.ts'

export interface ContactMessage extends Pick<
  typeof contactMessages.$inferSelect,
  'name' | 'email' | 'subject' | 'message' | 'inquiryType'
> {
  readonly company?: string | null | undefined
}

/** What a visitor wrote, for the operator, whose reply goes to them. */
export function contactEmail(
  to: string,
  { name, email, company, subject, message, inquiryType }: ContactMessage,
) {
  return {
    to,
    replyTo: email,
    subject: `${brand.name} contact (${inquiryType}): ${subject}`,
    paragraphs: [
      `${name}${company ? ` from ${company}` : ''} <${email}> wrote:`,
      message,
      'Reply to this email to answer. The contact page promises a reply within 24 hours.',
    ],
  }
}
