import { fieldCalled, namedPatterns } from './field-patterns.ts'
import { fits } from './pattern.ts'
import type { FieldName, Statement } from './statement.ts'
import { valueIn } from './values.ts'

/** How any field is said to have a value; `%` is what it is called. */
const anyField: readonly string[] = [
  '(change|set|update|switch|edit|make|correct) [OUR] [NEW] (%) from A to V',
  '(change|set|update|switch|edit|make|put|correct) [OUR] [NEW] (%) (to|as|into) V',
  'WE ~ (changed|updated|switched) [OUR] [NEW] (%) to V',
  '[OUR] [NEW] (%) [has|was] ~ (changed|switched|moved|been changed) from A to V',
  '[OUR] [NEW] (%) [has|was] ~ (changed|switched|moved|been changed) to V',
  '(OUR|new|OUR NEW) (%) (is|are|should be|should read|should say|reads|became|is called|are called) ~ V',
  '(%) (is|are) ~ V',
  '[OUR] [NEW] (%s) ~ V',
  'use V (as|for) [OUR] [NEW] (%)',
  'V is ~ OUR [NEW] (%)',
  'WE ~ have a new (%) V',
  '[OUR] [NEW] (%) V',
]
/** "Our customers are" leaves no doubt what follows; "we serve" and "we're a" do. */
const namesField = /industry|customers|cater|aimed|target|role/
const typed: Readonly<Partial<Record<FieldName, string>>> = {
  phone: 'phone number|phone|telephone number|telephone|mobile number|mobile|number',
  businessUrl: 'website|web site|site|homepage|web address|url',
  contactEmail: 'email address|contact email|email|mail address',
}
const clearing: readonly string[] = [
  "WE ~ (no longer|don't|dont|do not) ~ have (a|an|any|OUR) (%) [anymore|any more|any longer]",
  '(remove|delete|clear|drop|take off|erase) [OUR|the] (%) [from OUR profile|from the profile]',
  'WE ~ (gave up|got rid of|closed|dropped|shut down|deleted|removed|took down) OUR (%)',
  'OUR (%) is ~ (gone|offline|down for good|no longer available|no longer in use|disconnected)',
]

/** What a clause says of a field that has one value; undefined when it says nothing of any. */
export function fieldStatementOf(
  clause: string,
  words: (part: readonly [number, number]) => string,
): Statement | undefined {
  for (const [field, patterns = []] of entriesOf(namedPatterns)) {
    const value = firstOf(patterns, clause, words, field)
    if (value !== undefined) return said(field, value, clause)
  }
  for (const [field, called = ''] of entriesOf(fieldCalled)) {
    const value = firstOf(
      anyField.map((pattern) => named(pattern, called)),
      clause,
      words,
      field,
    )
    if (value !== undefined) return said(field, value, clause)
  }
  return undefined
}

/** "We also work with hotels" takes nobody away. */
function said(field: FieldName, value: string, clause: string): Statement {
  const isMore = field === 'targetMarket' && /\b(?:also|too|as well|include|includes)\b/iu.test(clause)
  return isMore ? { kind: 'add', field, value } : { kind: 'set', field, value }
}

/** A field that somebody says is no more. */
export function clearedFieldOf(clause: string): Statement | undefined {
  for (const [field, called = ''] of entriesOf({ ...typed, ...fieldCalled })) {
    if (clearing.some((pattern) => fits(pattern.replace('%', called), clause)))
      return { kind: 'clear', field }
  }
  return undefined
}

/** "Our name is" and "our name's". */
function named(pattern: string, called: string): string {
  return pattern.replace('%s', called.replace(/(?=\||$)/g, "'s")).replace('%', called)
}

function firstOf(
  patterns: readonly string[],
  clause: string,
  words: (part: readonly [number, number]) => string,
  field: FieldName,
): string | undefined {
  for (const pattern of patterns) {
    const part = fits(pattern, clause)?.['V']
    const value = part && valueIn(words(part), field, namesField.test(pattern))
    if (value !== undefined) return value
  }
  return undefined
}

function entriesOf<T>(record: Readonly<Partial<Record<FieldName, T>>>): [FieldName, T][] {
  return Object.entries(record) as [FieldName, T][]
}
