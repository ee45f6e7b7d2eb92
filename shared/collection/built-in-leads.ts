import type { CustomerLanguage } from '#contract/languages.ts'
import type { LeadName, FollowUp } from '#contract/collection/questionnaire.ts'

/**
 * A few words before an answer that is no sentence, where the owner has none of their own. They fit whatever follows:
 * nothing in them depends on its gender or number, and no verb says that somebody liked it.
 */
export const builtInLeads: Readonly<Record<CustomerLanguage, Readonly<Record<LeadName, string>>>> = {
  en: { service: 'Service:', benefits: 'On the plus side,', wentWrong: 'Cons:' },
  es: { service: 'Servicio:', benefits: 'Lo bueno:', wentWrong: 'Lo malo:' },
  fr: { service: 'Prestation :', benefits: 'Côté positif :', wentWrong: 'Côté négatif :' },
  de: { service: 'Leistung:', benefits: 'Positiv:', wentWrong: 'Negativ:' },
  pt: { service: 'Serviço:', benefits: 'Ponto positivo:', wentWrong: 'Ponto negativo:' },
}

type OurLead = Exclude<FollowUp, 'experience'> | 'missed' | 'best' | 'beforeClause' | 'timeSpan'

/**
 * The same of what only we ask: follow-ups, what was best, and what could be better. `beforeClause` stands before "I
 * couldn't sleep" and `before` before "a paper book"; `timeSpan` before "two weeks" and `duration` before "quick".
 */
export const ourLeads: Readonly<Record<CustomerLanguage, Readonly<Record<OurLead, string>>>> = {
  en: {
    before: 'Before:',
    beforeClause: 'Before,',
    duration: 'Time:',
    timeSpan: 'Took',
    helper: 'Helped by',
    best: 'Best part:',
    missed: 'Could be better:',
  },
  es: {
    before: 'Antes:',
    beforeClause: 'Antes',
    duration: 'Tiempo:',
    timeSpan: 'Todo en',
    helper: 'Me atendió',
    best: 'Lo mejor:',
    missed: 'A mejorar:',
  },
  fr: {
    before: 'Avant :',
    beforeClause: 'Avant,',
    duration: 'Délai :',
    timeSpan: 'Le tout en',
    helper: 'Suivi par',
    best: 'Le plus :',
    missed: 'À améliorer :',
  },
  de: {
    before: 'Vorher:',
    beforeClause: 'Vorher:',
    duration: 'Dauer:',
    timeSpan: 'Gedauert hat es',
    helper: 'Betreut von',
    best: 'Das Beste:',
    missed: 'Könnte besser sein:',
  },
  pt: {
    before: 'Antes:',
    beforeClause: 'Antes',
    duration: 'Tempo:',
    timeSpan: 'Tudo em',
    helper: 'Quem me atendeu foi',
    best: 'O melhor:',
    missed: 'A melhorar:',
  },
}
