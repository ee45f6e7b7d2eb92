import type { CustomerLanguage } from '#contract/languages.ts'
import type { QuestionName } from '#contract/collection/questionnaire.ts'

type Defaults = Readonly<Record<QuestionName, (business: string) => string>>

/** What the questionnaire asks where the owner has no words of their own. The writer reads from them what an answer is about. */
export const questionDefaults: Record<CustomerLanguage, Defaults> = {
  en: {
    satisfaction: (business) => `How satisfied are you with ${business}?`,
    service: () => 'Which service helped you most?',
    benefits: () => 'What did you like about it?',
    recommend: (business) => `How likely are you to recommend ${business}?`,
  },
  es: {
    satisfaction: (business) => `¿Cuál es tu satisfacción con ${business}?`,
    service: () => '¿Qué servicio te ayudó más?',
    benefits: () => '¿Qué te gustó?',
    recommend: (business) => `¿Qué probabilidad hay de que recomiendes ${business}?`,
  },
  fr: {
    satisfaction: (business) => `Quelle est votre satisfaction avec ${business} ?`,
    service: () => 'Quel service vous a le plus aidé ?',
    benefits: () => 'Qu’avez-vous apprécié ?',
    recommend: (business) => `Recommanderiez-vous ${business} ?`,
  },
  de: {
    satisfaction: (business) => `Wie zufrieden sind Sie mit ${business}?`,
    service: () => 'Welche Leistung hat Ihnen am meisten geholfen?',
    benefits: () => 'Was hat Ihnen daran gefallen?',
    recommend: (business) => `Wie wahrscheinlich ist es, dass Sie ${business} empfehlen?`,
  },
  pt: {
    satisfaction: (business) => `Qual é a sua satisfação com ${business}?`,
    service: () => 'Qual serviço mais ajudou você?',
    benefits: () => 'Do que você gostou?',
    recommend: (business) => `Qual é a chance de você recomendar ${business}?`,
  },
}
