import type { CustomerLanguage } from '#contract/languages.ts'
import type { FollowUp, QuestionName } from '#contract/collection/questionnaire.ts'

type Of = (business: string) => string

/** The Portuguese of Portugal has its own sentences; `pt` is that of Brazil. */
export type CopyLanguage = CustomerLanguage | 'pt-PT'

/** Everything that customers are asked where the owner has no words of their own, in one language. */
export interface AskedQuestions {
  readonly questions: Readonly<Record<QuestionName, Of>>
  /** At three stars and below: over the choices, and over a field for what was not good. */
  readonly wentWell: string
  readonly wentWrong: string
  /** One more thing, where little was said. None of them expects an answer of one kind. */
  readonly followUps: Readonly<Record<FollowUp, string>>
  /** What "Help me write" asks, in order. */
  readonly help: readonly [used: Of, liked: string, changed: string, missed: string]
}

/** The writer reads from these what an answer is about: they are the same for whoever asks and whoever writes. */
export const askedQuestions: Readonly<Record<CopyLanguage, AskedQuestions>> = {
  en: {
    questions: {
      satisfaction: (business) => `How satisfied are you with ${business}?`,
      service: () => 'Which service helped you most?',
      benefits: () => 'What did you like about it?',
      recommend: (business) => `How likely are you to recommend ${business}?`,
    },
    wentWell: 'What went well?',
    wentWrong: 'What didn’t?',
    followUps: {
      experience: 'How did it go? A sentence or two is enough.',
      before: 'What was it like before?',
      duration: 'How long did it take?',
      helper: 'Who helped you?',
    },
    help: [
      (business) => `What did ${business} do for you?`,
      'What did you like most?',
      'What is different now?',
      'What could be better?',
    ],
  },
  es: {
    questions: {
      satisfaction: (business) => `¿Cuál es tu satisfacción con ${business}?`,
      service: () => '¿Qué servicio te ayudó más?',
      benefits: () => '¿Qué te gustó?',
      recommend: (business) => `¿Qué probabilidad hay de que recomiendes ${business}?`,
    },
    wentWell: '¿Qué salió bien?',
    wentWrong: '¿Y qué no salió bien?',
    followUps: {
      experience: '¿Cómo fue? Con una o dos frases basta.',
      before: '¿Cómo era antes?',
      duration: '¿Cuánto tiempo llevó?',
      helper: '¿Quién te atendió?',
    },
    help: [
      (business) => `¿Qué hizo ${business} por ti?`,
      '¿Qué es lo que más te gustó?',
      '¿Qué ha cambiado desde entonces?',
      '¿Qué se podría mejorar?',
    ],
  },
  fr: {
    questions: {
      satisfaction: (business) => `Quelle est votre satisfaction avec ${business} ?`,
      service: () => 'Quel service vous a le plus aidé ?',
      benefits: () => 'Qu’avez-vous apprécié ?',
      recommend: (business) => `Recommanderiez-vous ${business} ?`,
    },
    wentWell: 'Qu’est-ce qui s’est bien passé ?',
    wentWrong: 'Et moins bien ?',
    followUps: {
      experience: 'Comment cela s’est-il passé ? Une ou deux phrases suffisent.',
      before: 'Comment était-ce avant ?',
      duration: 'Combien de temps cela a-t-il pris ?',
      helper: 'Qui s’est occupé de vous ?',
    },
    help: [
      (business) => `Qu’est-ce que ${business} a fait pour vous ?`,
      'Qu’avez-vous le plus apprécié ?',
      'Qu’est-ce qui a changé depuis ?',
      'Qu’est-ce qui pourrait être mieux ?',
    ],
  },
  de: {
    questions: {
      satisfaction: (business) => `Wie zufrieden sind Sie mit ${business}?`,
      service: () => 'Welche Leistung hat Ihnen am meisten geholfen?',
      benefits: () => 'Was hat Ihnen daran gefallen?',
      recommend: (business) => `Wie wahrscheinlich ist es, dass Sie ${business} empfehlen?`,
    },
    wentWell: 'Was lief gut?',
    wentWrong: 'Was nicht?',
    followUps: {
      experience: 'Wie ist es gelaufen? Ein, zwei Sätze genügen.',
      before: 'Wie war es vorher?',
      duration: 'Wie lange hat es gedauert?',
      helper: 'Wer hat Ihnen geholfen?',
    },
    help: [
      (business) => `Was hat ${business} für Sie getan?`,
      'Was hat Ihnen am besten gefallen?',
      'Was ist seitdem anders?',
      'Was könnte besser sein?',
    ],
  },
  pt: {
    questions: {
      satisfaction: (business) => `Qual é a sua satisfação com ${business}?`,
      service: () => 'Qual serviço mais ajudou você?',
      benefits: () => 'Do que você gostou?',
      recommend: (business) => `Qual é a chance de você recomendar ${business}?`,
    },
    wentWell: 'O que deu certo?',
    wentWrong: 'E o que não deu certo?',
    followUps: {
      experience: 'Como foi? Uma ou duas frases bastam.',
      before: 'Como era antes?',
      duration: 'Quanto tempo levou?',
      helper: 'Quem atendeu você?',
    },
    help: [
      (business) => `O que ${business} fez por você?`,
      'Do que você mais gostou?',
      'O que mudou desde então?',
      'O que poderia ser melhor?',
    ],
  },
  'pt-PT': {
    questions: {
      satisfaction: (business) => `Qual é a sua satisfação com ${business}?`,
      service: () => 'Que serviço mais o ajudou?',
      benefits: () => 'Do que gostou?',
      recommend: (business) => `Qual é a probabilidade de recomendar ${business}?`,
    },
    wentWell: 'O que correu bem?',
    wentWrong: 'E o que não correu bem?',
    followUps: {
      experience: 'Como correu? Uma ou duas frases bastam.',
      before: 'Como era antes?',
      duration: 'Quanto tempo demorou?',
      helper: 'Quem o atendeu?',
    },
    help: [
      (business) => `O que fez ${business} por si?`,
      'Do que gostou mais?',
      'O que mudou desde então?',
      'O que podia ser melhor?',
    ],
  },
}
