import { brand } from '#contract/brand.ts'
import { checkoutPlans } from '#contract/billing/plans.ts'
import { questions } from '../plans/questions.ts'

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
    price,
    priceCurrency: 'USD',
  })),
}

/** The questions of the pricing page, as they stand there. */
export const faqData = {
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
}
