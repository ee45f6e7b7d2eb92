import { type CustomerLanguage, customerLanguages } from '#contract/languages.ts'
import { dentist, type SampleEmail, sampleToken } from '../emails/service.ts'
import { handOverEmail } from './hand-over-email.ts'

export const publishingSamples: readonly SampleEmail[] = customerLanguages.flatMap((language) =>
  [false, true].map((isReminder) => handOverSample(language, isReminder)),
)

function handOverSample(language: CustomerLanguage, isReminder: boolean): SampleEmail {
  const { button, ...email } = handOverEmail({ language, business: dentist.name, isReminder })
  return {
    name: `hand-over-${isReminder ? 'reminder-' : ''}${language}`,
    sentWhen: isReminder
      ? `A week later, if they have not said that they posted it (${language})`
      : `To a customer who agreed to get a link to post their testimonial (${language})`,
    business: dentist,
    draft: (url) => ({
      to: 'grace.whitfield@gmail.com',
      stream: 'requests' as const,
      ...email,
      button: { label: button, url: `${url}/oauth/google/review?handover=${sampleToken}`, isSecret: true },
    }),
  }
}
