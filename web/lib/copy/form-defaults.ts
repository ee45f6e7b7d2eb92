import type { TextsOfForm } from '#contract/collection/form-texts.ts'
import type { CustomerLanguage } from '#contract/languages.ts'

type Defaults = Omit<TextsOfForm, 'headline'> & { readonly headline: (business: string) => string }

/** What the form says where the owner has no words of their own. */
export const formDefaults: Record<CustomerLanguage, Defaults> = {
  en: {
    headline: (business) => `How was your experience with ${business}?`,
    question: 'What was it like, and what changed for you? Two or three sentences are enough.',
    thankYou: 'Thank You',
  },
  es: {
    headline: (business) => `¿Qué tal tu experiencia con ${business}?`,
    question: '¿Cómo fue y qué cambió para ti? Bastan dos o tres frases.',
    thankYou: 'Gracias',
  },
  fr: {
    headline: (business) => `Comment s’est passée votre expérience avec ${business} ?`,
    question:
      'Comment cela s’est-il passé, et qu’est-ce qui a changé pour vous ? Deux ou trois phrases suffisent.',
    thankYou: 'Merci',
  },
  de: {
    headline: (business) => `Wie war Ihre Erfahrung mit ${business}?`,
    question: 'Wie war es, und was hat sich für Sie verändert? Zwei, drei Sätze reichen.',
    thankYou: 'Vielen Dank',
  },
  pt: {
    headline: (business) => `Como foi sua experiência com ${business}?`,
    question: 'Como foi e o que mudou para você? Duas ou três frases bastam.',
    thankYou: 'Obrigado',
  },
}

/** What customers in Portugal read in place of the Portuguese of Brazil. */
export const formDefaultsOfPortugal: (typeof formDefaults)['pt'] = {
  headline: (business) => `Como foi a sua experiência com ${business}?`,
  question: 'Como foi e o que mudou para si? Duas ou três frases bastam.',
  thankYou: 'Obrigado',
}

/** As each language calls itself. */
export const languageNames: Record<CustomerLanguage, string> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  pt: 'Português',
}
