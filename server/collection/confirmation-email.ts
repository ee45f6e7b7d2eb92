import { brand } from '#contract/brand.ts'
import { nameInEmail } from '#contract/plain-name.ts'
import { greeting } from '../emails/service.ts'

interface Asked {
  readonly customerName: string
  readonly businessName: string
  readonly content: string
  readonly url: string
}

/** The email that shows somebody what they are said to have said. */
export function confirmationEmail({ customerName, businessName, content, url }: Asked) {
  const business = nameInEmail(businessName)
  return {
    subject: `${business} would like to quote you`,
    paragraphs: [
      greeting(customerName),
      `${business} wrote down what you said about them. Did you say this?`,
      { quote: content },
      `On your private page you can confirm, edit or decline it. It can't be shown unless you confirm it there or in a message that ${business} keeps on file. ${brand.name} keeps a record for both of you.`,
    ],
    button: { label: 'Review and respond', url, isSecret: true },
    reason: `${business} sent you this through ${brand.name}.`,
  }
}
