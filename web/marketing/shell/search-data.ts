import { brand } from '#contract/brand.ts'
import { checkoutPlans } from '#contract/billing/plans.ts'
import { questionsOf } from '../plans/questions.ts'

/** What the product is. No ratings: those would be our own. */
export const softwareData = {
  '@type': 'SoftwareApplication',
  name: brand.name,
  slogan: brand.tagline,
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Web',
}

/** The same with what it costs, for the page that says so. */
export const offersData = {
  ...softwareData,
  offers: checkoutPlans.map(({ name, price }) => ({
    '@type': 'Offer',
    name,
    price: price / 100,
    priceCurrency: 'USD',
  })),
}

/** The questions of the pricing page, as they stand there. */
export const faqData = (takesPayments: boolean) => ({
  '@type': 'FAQPage',
  mainEntity: questionsOf(takesPayments).map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
