import type { PublicForm } from '#contract/collection/collection.ts'
import { customerLanguages, type CustomerLanguage } from '#contract/languages.ts'
import type { Services } from '../../context.ts'
import { Problem } from '../../http/problem.ts'

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

/** A changed sentence needs another version here too. */
const fixVersion = 'fix-2026-11.1'

/** What customers agree to before their own text is corrected elsewhere. */
const fixWordings: Readonly<Record<CustomerLanguage, Of>> = {
  en: (business) => `${business} uses an AI service: your text is sent to it to be checked.`,
  es: (business) => `${business} usa un servicio de IA: tu texto se le envía para revisarlo.`,
  fr: (business) => `${business} utilise un service d’IA : votre texte lui est envoyé pour être vérifié.`,
  de: (business) => `${business} nutzt einen KI-Dienst: Ihr Text wird ihm zur Prüfung gesendet.`,
  pt: (business) => `${business} usa um serviço de IA: o seu texto é-lhe enviado para ser verificado.`,
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

/** What is asked before a text is corrected; nothing while it stays on this server. */
export function fixWording(
  { languageModel }: Pick<Services, 'languageModel'>,
  language: CustomerLanguage,
  business: string,
): PublicForm['fixConsent'] {
  return languageModel === undefined
    ? null
    : { version: `${fixVersion}+elsewhere:${language}`, sentence: fixWordings[language](business) }
}

type Sent = { readonly version: string } | undefined

/** What the customer agreed to, if that is what is asked now; in whatever language they read it. */
export function agreedWording(
  services: Pick<Services, 'languageModel'>,
  business: string,
  sent: Sent,
): PublicForm['draftConsent'] {
  const current = customerLanguages.map((language) => draftWording(services, language, business))
  return agreedOf(
    current,
    sent,
    'Ask the customer for their consent before you send their answers. The form says to what, as draftConsent.',
  )
}

/** Refuses a text whose writer was not asked, where it would leave this server. */
export function requireFixConsent(services: Pick<Services, 'languageModel'>, sent: Sent): void {
  const current = customerLanguages
    .map((language) => fixWording(services, language, ''))
    .filter((wording) => wording !== null)
  if (current.length === 0) return
  agreedOf(
    current,
    sent,
    'Ask the customer for their consent before you send their text. The form says to what, as fixConsent.',
  )
}

function agreedOf(
  current: ReadonlyArray<PublicForm['draftConsent']>,
  sent: Sent,
  askFirst: string,
): PublicForm['draftConsent'] {
  if (!sent) throw new Problem('consent-needed', askFirst)
  const agreed = current.find((one) => one.version === sent.version)
  if (!agreed)
    throw new Problem('edited-elsewhere', 'The consent wording has changed. Please reload the page.')
  return agreed
}
