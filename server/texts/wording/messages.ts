import type { CustomerLanguage } from '#contract/languages.ts'
import { nameInEmail } from '#contract/plain-name.ts'
import { countSegments } from './segments.ts'

/** What a message that asks for something is made of. */
export interface RequestFacts {
  readonly customerName: string
  readonly businessName: string
  readonly link: string
  /** Whether it was asked before. */
  readonly isReminder: boolean
}

interface Wording {
  readonly hello: (name: string) => string
  readonly ask: (business: string) => string
  readonly remind: (business: string) => string
  readonly stop: string
}

/** In letters of GSM 03.38 alone, of which 160 fit into a segment: with one other, 70 do. */
const wordings: Readonly<Record<CustomerLanguage, Wording>> = {
  en: {
    hello: (name) => `Hi ${name}, `,
    ask: (business) => `how was your experience with ${business}? Tell us here:`,
    remind: (business) => `${business} would still love to hear from you:`,
    stop: 'Reply STOP to opt out',
  },
  es: {
    hello: (name) => `Hola ${name}, `,
    ask: (business) => `¿qué tal con ${business}? Cuéntanos:`,
    remind: (business) => `${business} espera tus comentarios:`,
    stop: 'Responde BAJA para cancelar',
  },
  fr: {
    hello: (name) => `Bonjour ${name}, `,
    ask: (business) => `que pensez-vous de ${business} ? Dites-le ici :`,
    remind: (business) => `votre avis compte pour ${business} :`,
    stop: 'Répondez STOP pour ne plus recevoir de SMS',
  },
  de: {
    hello: (name) => `Hallo ${name}, `,
    ask: (business) => `wie zufrieden sind Sie mit ${business}? Hier bewerten:`,
    remind: (business) => `${business} freut sich noch über Ihre Bewertung:`,
    stop: 'Abmelden: STOPP antworten',
  },
  pt: {
    hello: (name) => `Oi ${name}, `,
    ask: (business) => `o que achou de ${business}? Conte aqui:`,
    remind: (business) => `${business} ainda quer saber o que achou:`,
    stop: 'Responda SAIR para cancelar',
  },
}

/** A request in the customer's language. It greets by name unless it is one segment only without. */
export function requestText(language: CustomerLanguage, facts: RequestFacts): string {
  const { hello, ask, remind, stop } = wordings[language]
  const business = nameInEmail(facts.businessName)
  const [firstName = ''] = nameInEmail(facts.customerName).split(/\s+/u)
  const say = facts.isReminder ? remind : ask
  const body = `${say(business)} ${facts.link} ${stop}`
  const plain = body.replace(/\p{L}/u, (letter) => letter.toUpperCase())
  const named = firstName && !firstName.includes('@') ? `${hello(firstName)}${body}` : plain
  return countSegments(named) > countSegments(plain) ? plain : named
}

/** Sent once to somebody who replied STOP, and to somebody who came back. */
export const replies: Readonly<
  Record<CustomerLanguage, { readonly stopped: string; readonly started: string }>
> = {
  en: {
    stopped: "You won't get any more text messages from this number. Reply START to get them again.",
    started: 'You may get text messages from this number again. Reply STOP to opt out.',
  },
  es: {
    stopped: 'Baja confirmada. Responde ALTA para volver a recibir mensajes.',
    started: 'Alta confirmada. Responde BAJA para no recibir mensajes.',
  },
  fr: {
    stopped: 'Vous ne recevrez plus de SMS de ce numéro. Répondez START pour en recevoir de nouveau.',
    started: 'Vous pouvez de nouveau recevoir des SMS de ce numéro. Répondez STOP pour annuler.',
  },
  de: {
    stopped: 'Sie bekommen von dieser Nummer keine SMS mehr. Mit START melden Sie sich wieder an.',
    started: 'Sie bekommen wieder SMS von dieser Nummer. Mit STOPP melden Sie sich ab.',
  },
  pt: {
    stopped: 'Cancelado. Responda VOLTAR para receber mensagens de novo.',
    started: 'Tudo certo: mensagens ativadas. Responda SAIR para cancelar.',
  },
}
