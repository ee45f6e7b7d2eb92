import { brand } from '#contract/brand.ts'
import { nameInEmail } from '#contract/plain-name.ts'
import { greeting } from '../../emails/service.ts'

interface Asked {
  readonly customerName: string
  readonly businessName: string
  readonly content: string
  /** What the customer wrote or confirmed before the business changed it; null where there is no such text. */
  readonly ownContent: string | null
  /** It came from another site, and nobody here wrote it down. */
  readonly isImported: boolean
  readonly url: string
}

/** The email that shows somebody what they are said to have said, or what the business made of their words. */
export function confirmationEmail({
  customerName,
  businessName,
  content,
  ownContent,
  isImported,
  url,
}: Asked) {
  const business = nameInEmail(businessName)
  const change = [
    `${business} changed what you said about them. Is this still right?`,
    { quote: content },
    'Your own words were:',
    { quote: ownContent ?? '' },
    `On your private page you can confirm the change, edit it, or keep your own words. The change can't be shown unless you confirm it. ${brand.name} keeps a record for both of you.`,
  ]
  const did = isImported ? 'would like to show' : 'wrote down'
  const rule = isImported
    ? ''
    : ` It can't be shown unless you confirm it there or in a message that ${business} keeps on file.`
  const first = [
    `${business} ${did} what you said about them. Did you say this?`,
    { quote: content },
    `On your private page you can confirm, edit or decline it.${rule} ${brand.name} keeps a record for both of you.`,
  ]
  return {
    subject:
      ownContent === null ? `${business} would like to quote you` : `${business} changed your testimonial`,
    paragraphs: [greeting(customerName), ...(ownContent === null ? first : change)],
    button: { label: 'Review and respond', url, isSecret: true },
    reason: `${business} sent you this through ${brand.name}.`,
  }
}
