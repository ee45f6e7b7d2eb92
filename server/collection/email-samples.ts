import { customerLanguages } from '#contract/languages.ts'
import { bakery, dentist, type SampleEmail, sampleToken, studio } from '../emails/service.ts'
import { confirmationEmail } from './consent/confirmation-email.ts'
import { consentEmail } from './consent/consent-email.ts'
import { feedbackReplyEmail } from './feedback/feedback-reply-email.ts'
import { feedbackInvitationEmail } from './feedback/invitation-email.ts'
import { privatePageEmail } from './private-page/private-page-copy.ts'

const to = 'ines@duartecatering.com'
const stream = 'requests' as const
const privatePage = (url: string) => `${url}/my/${sampleToken}`

const confirming =
  (words: { content: string; ownContent: string | null }): SampleEmail['draft'] =>
  (url) => ({
    to,
    stream,
    ...confirmationEmail({
      customerName: 'Ines Duarte',
      businessName: bakery.name,
      isImported: false,
      url: privatePage(url),
      ...words,
    }),
  })

export const collectionSamples: readonly SampleEmail[] = [
  {
    name: 'confirm-your-words',
    sentWhen: 'To a customer whose words the business wrote down, to confirm them',
    business: bakery,
    draft: confirming({
      content:
        'We order forty loaves every Friday, and in two years not one delivery came late.\nI would not bake for a wedding without them.',
      ownContent: null,
    }),
  },
  {
    name: 'confirm-a-change',
    sentWhen: 'To a customer whose own words the business changed, to confirm the change',
    business: bakery,
    draft: confirming({
      content: 'In two years not one delivery came late. I would not bake for a wedding without them.',
      ownContent: 'In two years just one delivery came late, and they called me before I noticed.',
    }),
  },
  {
    name: 'feedback-reply',
    sentWhen: 'To a customer, when the business replies to their private feedback',
    business: bakery,
    draft: () => ({
      to: 'ben.okoye@gmail.com',
      replyTo: 'mara@lindqvistbakery.com',
      isFromBusiness: true,
      ...feedbackReplyEmail(
        bakery.name,
        'Hi Ben,\n\nYou are right, and I am sorry: nobody should wait twenty minutes for a loaf. From this Saturday there are two of us at the counter.\n\nYour next rye is on me.\n\nMara',
      ),
    }),
  },
  ...customerLanguages.flatMap((language): SampleEmail[] => [
    {
      name: `private-page-${language}`,
      sentWhen: `To a customer who sent a testimonial, with their private page (${language})`,
      business: studio,
      draft: (url) => ({
        to,
        isFromBusiness: true,
        ...privatePageEmail(language, studio.name, privatePage(url)),
      }),
    },
    {
      name: `consent-${language}`,
      sentWhen: `To a customer whose consent is missing (${language})`,
      business: dentist,
      draft: (url) => ({
        to,
        stream,
        ...consentEmail(language, dentist.name, ['display', 'platform', 'suggest_posting'], privatePage(url)),
      }),
    },
    {
      name: `say-more-${language}`,
      sentWhen: `To the author of private feedback, to say more (${language})`,
      business: bakery,
      draft: (url) => ({ to, stream, ...feedbackInvitationEmail(language, bakery.name, privatePage(url)) }),
    },
  ]),
]
