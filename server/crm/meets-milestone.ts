import type { Milestone } from '#contract/crm/milestones.ts'

type Rule = Pick<Milestone, 'triggerOperator' | 'triggerValue'>

/** Whether the text of a CRM's field meets a rule. Capitals do not matter; what is no number is neither more nor less. */
export function meetsMilestone({ triggerOperator, triggerValue }: Rule, value: string | undefined): boolean {
  const found = (value ?? '').trim()
  if (found === '') return false
  switch (triggerOperator) {
    case 'not_empty':
      return true
    case 'equals':
      return comparableText(found) === comparableText(triggerValue)
    case 'contains':
      return comparableText(found).includes(comparableText(triggerValue))
    case 'greater_than':
      return compareNumbersOrDates(found, triggerValue) > 0
    case 'less_than':
    default:
      return compareNumbersOrDates(found, triggerValue) < 0
  }
}

function comparableText(text: string): string {
  return text.trim().toLocaleLowerCase('en')
}

const isoDate = /^\d{4}-\d\d-\d\d/

/** Negative, zero or positive; not a number where the two cannot be compared. */
function compareNumbersOrDates(found: string, wanted: string): number {
  if (isoDate.test(found) && isoDate.test(wanted)) return Date.parse(found) - Date.parse(wanted)
  return Number(found) - Number(wanted)
}
