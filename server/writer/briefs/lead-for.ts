import type { LeadName, OwnQuestions } from '#contract/collection/questionnaire.ts'
import type { CustomerLanguage } from '#contract/languages.ts'
import type { DynamicVariables } from '#contract/writer/writer.ts'
import { askedQuestions, type AskedQuestions } from '#shared/collection/asked-questions.ts'
import { builtInLeads, ourLeads } from '#shared/collection/built-in-leads.ts'
import { lettersOf } from '../text/letters-of.ts'
import type { Answer, Lead } from './brief.ts'
import { isClause, isTimeSpan, namesOneThing } from './lead-forms.ts'

/** What is known of the questions that a customer was asked. */
export interface KnownQuestions {
  readonly language: CustomerLanguage
  /** The owner's own questions and leads; their own question has only their own lead, as only they know what it asks. */
  readonly own:
    | Pick<OwnQuestions, 'service' | 'benefits' | 'wentWell' | 'wentWrong' | `${LeadName}Lead`>
    | undefined
  /** What could be tapped: anything else was typed, and nothing is said before it. */
  readonly offered: DynamicVariables
}

type Asked = Pick<Answer, 'question' | 'answer' | 'kind'>

/** The few words before an answer in a draft; none unless it is certain what the question asked. */
export function leadFor(asked: Asked, known: KnownQuestions): Lead | undefined {
  const { language, offered } = known
  if (asked.kind === 'service' || asked.kind === 'benefit') {
    const isService = asked.kind === 'service'
    const options = isService ? offered.services : offered.benefits
    const names = isService ? (['service'] as const) : (['benefits', 'wentWell'] as const)
    if (!isTapped(asked.answer, options)) return undefined
    return leadOfQuestion(names, isService ? 'service' : 'benefits', asked, known)
  }
  if (asked.kind !== 'text') return undefined
  const ours = ourQuestions(language)
  const leads = ourLeads[language]
  const isAsked = (ask: (questions: AskedQuestions) => string) =>
    ours.some((one) => isSame(ask(one), asked.question))
  const { answer } = asked
  if (isAsked(({ followUps }) => followUps.before))
    return builtIn(isClause(answer, language) ? leads.beforeClause : leads.before, 'earlier')
  if (isAsked(({ followUps }) => followUps.duration))
    return builtIn(isTimeSpan(answer, language) ? leads.timeSpan : leads.duration, 'facts')
  if (isAsked(({ followUps }) => followUps.helper)) return builtIn(leads.helper, 'facts')
  if (isAsked(({ help }) => help[1]))
    return namesOneThing(answer, language) ? builtIn(leads.best, 'best') : undefined
  if (isAsked(({ help }) => help[3])) return builtIn(leads.missed, 'faults')
  return leadOfQuestion(['wentWrong'], 'wentWrong', asked, known)
}

function leadOfQuestion(
  questions: ReadonlyArray<'service' | 'benefits' | 'wentWell' | 'wentWrong'>,
  name: LeadName,
  { question }: Asked,
  { language, own }: KnownQuestions,
): Lead | undefined {
  const before = name === 'wentWrong' ? 'faults' : 'picks'
  const ownLead = own?.[`${name}Lead`] ?? ''
  const isOwn = questions.some((one) => own !== undefined && own[one] !== '' && isSame(own[one], question))
  const ours = ourQuestions(language)
  const asks = (one: (typeof questions)[number]) => ours.some((all) => isSame(sentenceOf(all, one), question))
  const isOurs = questions.some(asks)
  if ((isOwn || isOurs) && ownLead !== '') return { text: ownLead, before, isOwn: true }
  if (!isOurs || isOwn) return undefined
  // Good points need no announcement where everything was good.
  return builtIn(asks('benefits') ? '' : builtInLeads[language][name], before)
}

function sentenceOf(asked: AskedQuestions, name: 'service' | 'benefits' | 'wentWell' | 'wentWrong'): string {
  return name === 'service' || name === 'benefits' ? asked.questions[name]('') : asked[name]
}

/** In Portuguese, those of Portugal and of Brazil. */
function ourQuestions(language: CustomerLanguage): AskedQuestions[] {
  return language === 'pt' ? [askedQuestions.pt, askedQuestions['pt-PT']] : [askedQuestions[language]]
}

const builtIn = (text: string, before: Lead['before']): Lead => ({ text, before, isOwn: false })

const isSame = (one: string, other: string) => lettersOf(one) === lettersOf(other)

/** Whether an answer is made of what was offered and nothing else. */
function isTapped(answer: string, options: DynamicVariables['services']): boolean {
  const longestFirst = options.map(({ label }) => label).toSorted((a, b) => b.length - a.length)
  const rest = longestFirst.reduce((left, label) => left.replace(label, ''), answer)
  return rest.replace(/[\s,]+/g, '') === ''
}
