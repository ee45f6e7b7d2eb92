import type { CustomerLanguage } from '#contract/languages.ts'
import type { LeadName, FollowUp } from '#contract/collection/questionnaire.ts'

/**
 * A few words before an answer that is no sentence, where the owner has none of their own. They fit whatever follows:
 * nothing in them depends on its gender or number, and no verb says that somebody liked it.
 */
export const builtInLeads: Readonly<Record<CustomerLanguage, Readonly<Record<LeadName, string>>>> = {
  en: { service: 'Service:', benefits: 'Pros:', wentWrong: 'Cons:' },
  es: { service: 'Servicio:', benefits: 'Lo bueno:', wentWrong: 'Lo malo:' },
  fr: { service: 'Prestation :', benefits: 'Points positifs :', wentWrong: 'Points négatifs :' },
  de: { service: 'Leistung:', benefits: 'Positiv:', wentWrong: 'Negativ:' },
  pt: { service: 'Serviço:', benefits: 'Pontos positivos:', wentWrong: 'Pontos negativos:' },
}

/** The same of follow-up questions, which only ever ask in our words, and of what could be better. */
export const followUpLeads: Readonly<
  Record<CustomerLanguage, Readonly<Record<Exclude<FollowUp, 'experience'> | 'missed', string>>>
> = {
  en: { before: 'Before:', duration: 'Time:', helper: 'Helped by:', missed: 'Could be better:' },
  es: { before: 'Antes:', duration: 'Tiempo:', helper: 'Me atendió:', missed: 'A mejorar:' },
  fr: { before: 'Avant :', duration: 'Délai :', helper: 'Suivi par :', missed: 'À améliorer :' },
  de: { before: 'Vorher:', duration: 'Dauer:', helper: 'Betreut von:', missed: 'Könnte besser sein:' },
  pt: { before: 'Antes:', duration: 'Tempo:', helper: 'Atendimento:', missed: 'A melhorar:' },
}
