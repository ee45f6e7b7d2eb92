import { customerLanguages } from '#contract/languages.ts'
import { allowedAgainEmail } from './allowed-again-email.ts'
import { bakery, type SampleEmail, sampleToken } from './layout/samples.ts'

export const emailsSamples: readonly SampleEmail[] = customerLanguages.map((language) => ({
  name: `allowed-again-${language}`,
  sentWhen: 'To a customer whose unsubscribe the business lifted',
  draft: (publicUrl) => ({
    to: 'ines@duartecatering.com',
    ...allowedAgainEmail(language, bakery.name, `${publicUrl}/unsubscribe/${sampleToken}`),
  }),
}))
