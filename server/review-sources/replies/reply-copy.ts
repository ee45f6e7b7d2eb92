import type { CustomerLanguage } from '#contract/languages.ts'

interface ReplyCopy {
  /** For a good review, with a phrase of it, and without. */
  readonly thanksFor: (phrase: string) => string
  readonly thanks: string
  /** For a low rating. */
  readonly sorry: string
  readonly takesItSeriously: (phrase: string) => string
  readonly getInTouch: string
  readonly signature: (business: string) => string
}

/** The built-in writer's replies: courtesy, and the reviewer's own phrase, letter for letter. */
export const replyCopy: Readonly<Record<CustomerLanguage, ReplyCopy>> = {
  en: {
    thanksFor: (phrase) => `Thank you for taking the time to write. “${phrase}” made our day.`,
    thanks: 'Thank you for taking the time to review us. It means a lot.',
    sorry: 'Thank you for telling us, and we’re sorry your experience wasn’t better.',
    takesItSeriously: (phrase) => `We take “${phrase}” seriously.`,
    getInTouch: 'Please get in touch with us so that we can make it right.',
    signature: (business) => `The team at ${business}`,
  },
  de: {
    thanksFor: (phrase) =>
      `Vielen Dank, dass Sie sich die Zeit genommen haben. Über „${phrase}“ haben wir uns sehr gefreut.`,
    thanks: 'Vielen Dank für Ihre Bewertung. Das bedeutet uns viel.',
    sorry: 'Danke für Ihre offenen Worte. Es tut uns leid, dass Ihre Erfahrung nicht besser war.',
    takesItSeriously: (phrase) => `„${phrase}“ nehmen wir ernst.`,
    getInTouch: 'Bitte melden Sie sich bei uns, damit wir es besser machen können.',
    signature: (business) => `Ihr Team von ${business}`,
  },
  es: {
    thanksFor: (phrase) => `Gracias por tomarse el tiempo de escribir. «${phrase}» nos alegró el día.`,
    thanks: 'Gracias por su reseña. Significa mucho para nosotros.',
    sorry: 'Gracias por contárnoslo. Lamentamos que su experiencia no haya sido mejor.',
    takesItSeriously: (phrase) => `Nos tomamos en serio «${phrase}».`,
    getInTouch: 'Póngase en contacto con nosotros para que podamos solucionarlo.',
    signature: (business) => `El equipo de ${business}`,
  },
  fr: {
    thanksFor: (phrase) => `Merci d’avoir pris le temps d’écrire. « ${phrase} » nous a fait très plaisir.`,
    thanks: 'Merci pour votre avis. Il compte beaucoup pour nous.',
    sorry: 'Merci de nous l’avoir dit. Nous sommes désolés que votre expérience n’ait pas été meilleure.',
    takesItSeriously: (phrase) => `Nous prenons « ${phrase} » au sérieux.`,
    getInTouch: 'N’hésitez pas à nous contacter pour que nous puissions y remédier.',
    signature: (business) => `L’équipe de ${business}`,
  },
  pt: {
    thanksFor: (phrase) => `Obrigado por dedicar seu tempo a escrever. “${phrase}” alegrou o nosso dia.`,
    thanks: 'Obrigado pela sua avaliação. Ela significa muito para nós.',
    sorry: 'Obrigado por nos contar. Lamentamos que sua experiência não tenha sido melhor.',
    takesItSeriously: (phrase) => `Levamos “${phrase}” a sério.`,
    getInTouch: 'Entre em contato conosco para que possamos resolver isso.',
    signature: (business) => `A equipe da ${business}`,
  },
}
