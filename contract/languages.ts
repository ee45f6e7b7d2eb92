/** The languages that customers are spoken to in: their browser decides, else it is the first. */
export const customerLanguages = ['en', 'es', 'fr', 'de', 'pt'] as const
export type CustomerLanguage = (typeof customerLanguages)[number]
