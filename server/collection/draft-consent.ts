import type { PublicForm } from '#contract/collection.ts'
import { customerLanguages, type CustomerLanguage } from '#contract/languages.ts'
import type { Services } from '../context.ts'
import { Problem } from '../http/problem.ts'

type Of = (business: string) => string

/** A changed sentence needs another version: histories name the one that was agreed to, with its sentence. */
const version = 'draft-2026-11.1'

/** What customers agree to before a draft is written from their answers, by this server or elsewhere. */
const wordings: Readonly<Record<CustomerLanguage, { readonly here: Of; readonly elsewhere: Of }>> = {
  en: {
    here: (business) => `${business} may use my answers to write this draft, and sees them if I send it.`,
    elsewhere: (business) =>
      `${business} may send my answers to an AI service that writes this draft, and sees them if I send it.`,
  },
  es: {
    here: (business) =>
      `${business} puede usar mis respuestas para escribir este borrador y las verá si lo envío.`,
    elsewhere: (business) =>
      `${business} puede enviar mis respuestas a un servicio de IA que escribe este borrador, y las verá si lo envío.`,
  },
  fr: {
    here: (business) =>
      `${business} peut utiliser mes réponses pour rédiger ce brouillon et les verra si je l’envoie.`,
    elsewhere: (business) =>
      `${business} peut transmettre mes réponses à un service d’IA qui rédige ce brouillon, et les verra si je l’envoie.`,
  },
  de: {
    here: (business) =>
      `${business} darf aus meinen Antworten diesen Entwurf schreiben und sieht sie, wenn ich ihn absende.`,
    elsewhere: (business) =>
      `${business} darf meine Antworten an einen KI-Dienst senden, der diesen Entwurf schreibt, und sieht sie, wenn ich ihn absende.`,
  },
  pt: {
    here: (business) =>
      `${business} pode usar as minhas respostas para escrever este rascunho e vai vê-las se eu o enviar.`,
    elsewhere: (business) =>
      `${business} pode enviar as minhas respostas a um serviço de IA que escreve este rascunho, e vai vê-las se eu o enviar.`,
  },
}

/** What is asked now, and the version that stands for it; another one where the answers leave this server. */
export function draftWording(
  { languageModel }: Pick<Services, 'languageModel'>,
  language: CustomerLanguage,
  business: string,
): PublicForm['draftConsent'] {
  const where = languageModel ? 'elsewhere' : 'here'
  return { version: `${version}+${where}:${language}`, sentence: wordings[language][where](business) }
}

/** What the customer agreed to, if that is what is asked now; in whatever language they read it. */
export function agreedWording(
  services: Pick<Services, 'languageModel'>,
  business: string,
  sent: { readonly version: string } | undefined,
): PublicForm['draftConsent'] {
  if (!sent) {
    throw new Problem(
      'consent-needed',
      'Ask the customer for their consent before you send their answers. The form says to what, as draftConsent.',
    )
  }
  const current = customerLanguages.map((language) => draftWording(services, language, business))
  const agreed = current.find((one) => one.version === sent.version)
  if (!agreed)
    throw new Problem('edited-elsewhere', 'The consent wording has changed. Please reload the page.')
  return agreed
}
