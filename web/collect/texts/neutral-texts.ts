import type { CardDesign } from '#contract/collection/card-design.ts'

export type CardText = keyof Pick<CardDesign, 'title' | 'subtitle' | 'callToAction'>

/** Texts that ask everyone the same way. */
const neutral: Readonly<Record<string, Readonly<Record<CardText, string>>>> = {
  en: {
    title: 'Share Your Experience',
    subtitle: 'Your feedback helps us serve you better',
    callToAction: 'Scan to leave a review',
  },
  es: {
    title: 'Cuéntanos tu experiencia',
    subtitle: 'Tu opinión nos ayuda a mejorar',
    callToAction: 'Escanea y deja tu opinión',
  },
  fr: {
    title: 'Racontez votre expérience',
    subtitle: 'Votre avis nous aide à progresser',
    callToAction: 'Scannez pour donner votre avis',
  },
  de: {
    title: 'Wie war es bei uns?',
    subtitle: 'Ihre Meinung hilft uns, besser zu werden',
    callToAction: 'Scannen und Meinung sagen',
  },
  pt: {
    title: 'Conte a sua experiência',
    subtitle: 'A sua opinião ajuda-nos a melhorar',
    callToAction: 'Leia o código e dê a sua opinião',
  },
}

const tellTale = {
  es: /[¿¡ñ]|(?<!\p{L})(?:el|los|las|tu|su|una|gracias|danos|estrellas|reseña|opinión)(?!\p{L})/iu,
  fr: /[œ]|(?<!\p{L})(?:le|les|votre|vos|nous|avez|merci|étoiles|avis|pour)(?!\p{L})/iu,
  de: /ß|(?<!\p{L})(?:der|die|das|ihr|ihre|uns|und|bitte|sterne|wir|eine?|dir|ihnen)(?!\p{L})/iu,
  pt: /[ãõ]|(?<!\p{L})(?:os|sua|seu|uma|dê|obrigad[oa]|estrelas|você|nossa?|gostou)(?!\p{L})/iu,
} as const

/** What to write in the language of this text, as far as its small words tell. */
export function neutralText(text: string, field: CardText): string {
  const language = Object.entries(tellTale).find(([, words]) => words.test(text))?.[0] ?? 'en'
  return neutral[language]?.[field] ?? ''
}
