import type { QuestionName } from '#contract/collection/questionnaire.ts'
import type { CustomerLanguage } from '#contract/languages.ts'

export interface ProposedQuestion {
  /** The question of the questionnaire whose place it takes. */
  readonly asks: QuestionName
  readonly text: string
}

type Wording = Record<QuestionName, string> & { readonly ofService: string }

/** They fit the answers that the questionnaire offers: how satisfied, how likely, a service, what they liked. */
const wordings: Readonly<Record<CustomerLanguage, Wording>> = {
  en: {
    satisfaction: 'How satisfied are you with {name} overall?',
    service: 'Which of our services did you use?',
    benefits: 'What did you like about {name}?',
    ofService: 'What did you like best about “{service}”?',
    recommend: 'How likely are you to recommend {name} to a friend?',
  },
  es: {
    satisfaction: '¿Cuál es tu satisfacción general con {name}?',
    service: '¿Cuál de nuestros servicios usaste?',
    benefits: '¿Qué te gustó de {name}?',
    ofService: '¿Qué fue lo que más te gustó de «{service}»?',
    recommend: '¿Qué probabilidad hay de que recomiendes {name} a un amigo?',
  },
  fr: {
    satisfaction: 'Quelle est votre satisfaction globale avec {name} ?',
    service: 'À quel service avez-vous fait appel ?',
    benefits: 'Qu’avez-vous apprécié chez {name} ?',
    ofService: 'Qu’avez-vous le plus apprécié dans « {service} » ?',
    recommend: 'Recommanderiez-vous {name} à vos proches ?',
  },
  de: {
    satisfaction: 'Wie zufrieden sind Sie insgesamt mit {name}?',
    service: 'Welche unserer Leistungen haben Sie genutzt?',
    benefits: 'Was hat Ihnen an {name} gefallen?',
    ofService: 'Was hat Ihnen an „{service}“ am besten gefallen?',
    recommend: 'Wie wahrscheinlich ist es, dass Sie {name} weiterempfehlen?',
  },
  pt: {
    satisfaction: 'Qual é a sua satisfação geral com {name}?',
    service: 'Qual dos nossos serviços você usou?',
    benefits: 'Do que você gostou em {name}?',
    ofService: 'Do que você mais gostou em “{service}”?',
    recommend: 'Qual é a chance de você recomendar {name} a um amigo?',
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
