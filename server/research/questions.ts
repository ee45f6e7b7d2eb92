import type { QuestionName } from '#contract/collection/questionnaire.ts'
import type { CustomerLanguage } from '#contract/languages.ts'

export interface ProposedQuestion {
  /** The question of the questionnaire whose place it takes. */
  readonly asks: QuestionName
  readonly text: string
}

type Wording = Record<QuestionName, string> & { readonly ofService: string }

const wordings: Readonly<Record<CustomerLanguage, Wording>> = {
  en: {
    satisfaction: 'How happy are you with {name}?',
    service: 'What did we do for you?',
    benefits: 'What did you like about working with {name}?',
    ofService: 'What did you like best about “{service}”?',
    recommend: 'How likely are you to recommend {name}?',
  },
  es: {
    satisfaction: '¿Qué tal fue su experiencia con {name}?',
    service: '¿Qué hicimos por usted?',
    benefits: '¿Qué le gustó de {name}?',
    ofService: '¿Qué fue lo que más le gustó de «{service}»?',
    recommend: '¿Recomendaría {name}?',
  },
  fr: {
    satisfaction: 'Comment s’est passée votre expérience avec {name} ?',
    service: 'Qu’avons-nous fait pour vous ?',
    benefits: 'Qu’avez-vous apprécié chez {name} ?',
    ofService: 'Qu’avez-vous le plus apprécié dans « {service} » ?',
    recommend: 'Recommanderiez-vous {name} ?',
  },
  de: {
    satisfaction: 'Wie zufrieden sind Sie mit {name}?',
    service: 'Was haben wir für Sie gemacht?',
    benefits: 'Was hat Ihnen an {name} gefallen?',
    ofService: 'Was hat Ihnen an „{service}“ am besten gefallen?',
    recommend: 'Würden Sie {name} weiterempfehlen?',
  },
  pt: {
    satisfaction: 'Como foi a sua experiência com {name}?',
    service: 'O que fizemos por si?',
    benefits: 'Do que gostou em {name}?',
    ofService: 'Do que mais gostou em «{service}»?',
    recommend: 'Recomendaria {name}?',
  },
}

const longest = 120
const mostOfServices = 2

/** Questions for customers, with the names that the website uses: they ask, and claim nothing. */
export function questionsFor(
  name: string,
  services: readonly string[],
  language: CustomerLanguage,
): ProposedQuestion[] {
  if (name === '') return []
  const { ofService, ...wording } = wordings[language]
  const filled = (text: string, service = '') => text.replace('{name}', name).replace('{service}', service)
  return [
    { asks: 'satisfaction' as const, text: filled(wording.satisfaction) },
    { asks: 'service' as const, text: filled(wording.service) },
    { asks: 'benefits' as const, text: filled(wording.benefits) },
    ...services
      .slice(0, mostOfServices)
      .map((service) => ({ asks: 'benefits' as const, text: filled(ofService, service) })),
    { asks: 'recommend' as const, text: filled(wording.recommend) },
  ].filter(({ text }) => text.length <= longest)
}
