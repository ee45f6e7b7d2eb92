import type { CustomerLanguage } from '#contract/languages.ts'

/** An email to a customer that holds nothing but sentences and one button. */
export interface EmailCopy {
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly button: string
  readonly reason: string
}

/** What an email to a customer says, by their language and the business's name. */
export type CopyInLanguages<Copy> = Readonly<Record<CustomerLanguage, (business: string) => Copy>>

/** The email, with a button that opens what only its reader may open. */
export function emailWithSecretLink(
  copyIn: CopyInLanguages<EmailCopy>,
  language: CustomerLanguage,
  business: string,
  url: string,
) {
  const { button, ...copy } = copyIn[language](business)
  return { language, ...copy, button: { label: button, url, isSecret: true } }
}
