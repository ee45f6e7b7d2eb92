import type { Milestone } from '#contract/crm/milestones.ts'

type Rule = Pick<Milestone, 'triggerOperator' | 'triggerValue'>

/**
 * Whether the text of a CRM's field meets a rule. Capitals do not matter; what is neither number nor date is neither more nor
 * less; a field that is not there meets nothing. Of several choices (`a;b`), one is enough.
 */
export function meetsMilestone({ triggerOperator, triggerValue }: Rule, value: string | undefined): boolean {
  const found = (value ?? '').trim()
  if (found === '') return false
  switch (triggerOperator) {
    case 'not_empty':
      return true
    case 'equals':
      return isEqual(found, triggerValue)
    case 'contains':
      return comparableText(found).includes(comparableText(triggerValue))
    case 'greater_than':
      return compareNumbersOrDates(found, triggerValue) > 0
    case 'less_than':
    default:
      return compareNumbersOrDates(found, triggerValue) < 0
  }
}

function isEqual(found: string, wanted: string): boolean {
  const text = comparableText(wanted)
  const isSameText =
    comparableText(found) === text || found.split(';').some((one) => comparableText(one) === text)
  if (isSameText || yesOrNo[text] === comparableText(found)) return true
  if (isoDate.test(wanted)) return isOnDay(found, wanted)
  return text !== '' && Number(found) === Number(wanted)
}

/** What people type for what CRMs call true and false. */
const yesOrNo: Readonly<Record<string, string>> = { yes: 'true', no: 'false' }

function comparableText(text: string): string {
  return text.trim().toLocaleLowerCase('en')
}

const isoDate = /^\d{4}-\d\d-\d\d/

/** A day without an hour is any moment of that day (UTC). */
function isOnDay(found: string, wanted: string): boolean {
  const moment = momentOf(found)
  if (Number.isNaN(moment)) return false
  return wanted.length > 10
    ? moment === Date.parse(wanted)
    : new Date(moment).toISOString().startsWith(wanted.slice(0, 10))
}

/** Negative, zero or positive; not a number where the two cannot be compared. */
function compareNumbersOrDates(found: string, wanted: string): number {
  if (!isoDate.test(wanted)) return isoDate.test(found) ? Number.NaN : Number(found) - Number(wanted)
  const moment = momentOf(found)
  // Later on the same day is not after it.
  if (wanted.length <= 10 && isOnDay(found, wanted)) return 0
  return moment - Date.parse(wanted)
}

/** HubSpot has some dates as milliseconds. */
function momentOf(text: string): number {
  if (isoDate.test(text)) return Date.parse(text)
  return /^\d{12,13}$/.test(text) && Math.abs(Number(text)) < 8.64e15 ? Number(text) : Number.NaN
}
