import { customerLanguages } from '#contract/languages.ts'
import { defaultRewardMessage } from '#contract/rewards/rewards.ts'
import { bakery, type SampleEmail, sampleToken } from '../emails/service.ts'
import { rewardEmail } from './reward-email.ts'

export const rewardSamples: readonly SampleEmail[] = customerLanguages.map((language) => ({
  name: `reward-${language}`,
  sentWhen: 'To a customer who left a testimonial, whatever they wrote',
  business: bakery,
  draft: (url) => ({
    to: 'ines@duartecatering.com',
    replyTo: 'mara@lindqvistbakery.com',
    isFromBusiness: true,
    ...rewardEmail(language, bakery.name, {
      customerName: 'Ines Duarte',
      rewardType: 'discount_code',
      message: defaultRewardMessage,
      code: 'RYE7-K4MX',
      url: `${url}/my/${sampleToken}/reward`,
    }),
  }),
}))
