import type { CustomerLanguage } from '#contract/languages.ts'
import { textConsentSentence, type TextConsentSource } from '#contract/texts/text-consent.ts'

/** What customers agree to themselves, on their own page. */
const ownWords: Readonly<Record<CustomerLanguage, (business: string) => string>> = {
  en: (business) =>
    `${business} may send me text messages that ask for a testimonial. I can reply STOP at any time. Message and data rates may apply.`,
  es: (business) =>
    `${business} puede enviarme mensajes de texto para pedirme una opinión. Puedo responder BAJA cuando quiera. Puede haber costes de mi operador.`,
  fr: (business) =>
    `${business} peut m’envoyer des SMS pour me demander un avis. Je peux répondre STOP à tout moment. Des frais d’opérateur peuvent s’appliquer.`,
  de: (business) =>
    `${business} darf mir SMS schicken, die um eine Bewertung bitten. Ich kann jederzeit mit STOPP antworten. Es können Gebühren meines Anbieters anfallen.`,
  pt: (business) =>
    `${business} pode me enviar mensagens de texto pedindo um depoimento. Posso responder SAIR quando quiser. Minha operadora pode cobrar pelas mensagens.`,
}

/** The exact words that were agreed to, or that somebody of the team stated. */
export function consentWording(
  source: TextConsentSource,
  language: CustomerLanguage,
  businessName: string,
): string {
  return source === 'customer-page' ? ownWords[language](businessName) : textConsentSentence(businessName)
}
