import { fieldCalled, namedPatterns } from './field-patterns.ts'
import { fits } from './pattern.ts'
import type { FieldName, Statement } from './statement.ts'
import { isRole, isTrade, valueIn } from './values.ts'

/** How any field is said to have a value; `%` is what it is called. */
const anyField: readonly string[] = [
  '(change|set|update|switch|edit|make|correct) [OUR] [NEW] (%) from A to V',
  '(change|set|update|switch|edit|make|put|correct|list|show|enter|give) [OUR] [NEW] (%) (to|as|into) V',
  'WE ~ (changed|updated|switched) [OUR] [NEW] (%) to V',
  '[OUR] [NEW] (%) [has|have|was|were] ~ (changed|switched|moved|been changed) from A to V',
  '[OUR] [NEW] (%) [has|have|was|were] ~ (changed|switched|moved|been changed) to V',
  '(OUR|new|OUR NEW) (%) [here|at OUR PLACE] (is|are|should be|should read|should say|reads|became|is called|are called) ~ V',
  '(replace) [OUR] [NEW] (%) (with|by) V',
  '(%) (is|are) ~ V',
  '[OUR] [NEW] (%s) ~ V',
  'use V (as|for) [OUR] [NEW] (%)',
  'use (this|the following) [NEW] (%) V',
  'use (this|the following) as [OUR] [NEW] (%) V',
  'V is ~ OUR [NEW] (%)',
  'WE ~ have a new (%) V',
  '[OUR] [NEW] (%) V',
]
/** "Our customers are" leaves no doubt what follows; "we serve" and "we're a" do. */
const namesField = /industry|business name|customers|cater|aimed|target|role/
const typed: Readonly<Partial<Record<FieldName, string>>> = {
  phone: 'phone number|phone|telephone number|telephone|mobile number|mobile|number',
  businessUrl: 'website|web site|site|homepage|web address|url',
  contactEmail: 'email address|contact email|email|mail address',
}
/** The last of `anyField`: nothing stands between the field and its value. */
const bareField = /^\[OUR\] \[NEW\] \([^()]*\) V$/

/** "Industry: wellness" and "Name Harbor Inn"; in "the name Harbor was taken", what follows goes on as a sentence. */
function isSetApart(clause: string, [from, to]: readonly [number, number]): boolean {
  const value = clause.slice(from, to).trim()
  return (
    /[:=–—-]\s*$/u.test(clause.slice(0, from)) ||
    /^(?:\p{Lu}\S*(?:\s+(?:&|and|of|the)(?=\s))?\s*)+$/u.test(value)
  )
}
const clearing: readonly string[] = [
  "WE ~ (no longer|don't|dont|do not) ~ have (a|an|any|OUR) (%) [anymore|any more|any longer]",
  'WE ~ have no (%) [anymore|any more|any longer|now]',
  '(remove|delete|clear|drop|take off|erase) [OUR|the] (%) [from OUR profile|from the profile]',
  '(take|leave|get) OUR (%) (off|out|out of|down from|down|off of|away from) [OUR LIST|the page]',
  'WE ~ (gave up|got rid of|closed|dropped|shut down|deleted|removed|took down) OUR (%)',
  'OUR (%) is ~ (gone|offline|down for good|no longer available|no longer in use|disconnected)',
]

/** What a clause says of a field that has one value; undefined when it says nothing of any. */
export function fieldStatementOf(
  clause: string,
  words: (part: readonly [number, number]) => string,
  /** The clause as it was, with what ends such as "too" say. */
  whole = clause,
): Statement | undefined {
  for (const [field, patterns = []] of entriesOf(namedPatterns)) {
    const value = firstOf(patterns, clause, words, field)
    if (value !== undefined) return said(field, value, whole)
  }
  const plain = selfDescription(clause, words)
  if (plain) return plain
  for (const [field, called = ''] of entriesOf(fieldCalled)) {
    const value = firstOf(
      anyField.map((pattern) => named(pattern, called)),
      clause,
      words,
      field,
    )
    if (value !== undefined) return said(field, value, whole)
  }
  return undefined
}

const fullName = /^\p{Lu}[\p{Ll}'’-]+(?:[ -]\p{Lu}[\p{Ll}'’-]+){1,3}$/u
const outstanding =
  /^the (?:only|first|oldest|largest|biggest|smallest|longest-running|leading) (?!to\b|ones?\b|time\b)\S+ .+/iu

/** "I am Ada Bell" and "we're the only studio in town with a kids' corner". */
function selfDescription(
  clause: string,
  words: (part: readonly [number, number]) => string,
): Statement | undefined {
  // In "I Am Busy" capitals say nothing.
  const who = /^[Ii](?:'m| am) /u.test(clause) ? fits("(i'm|i am) V", clause)?.['V'] : undefined
  const name = who && words(who)
  if (name !== undefined && fullName.test(name) && !isTrade(name) && !isRole(name)) {
    return { kind: 'set', field: 'ownerName', value: name }
  }
  const what = fits("(we're|we are|we remain) ~ V", clause)?.['V']
  const claim = what && words(what)
  return claim !== undefined && outstanding.test(claim)
    ? { kind: 'set', field: 'uniqueValue', value: claim }
    : undefined
}

/** "We also work with hotels" takes nobody away. */
function said(field: FieldName, value: string, clause: string): Statement {
  // What is mine is not the business's.
  if (field === 'businessName' && /\bmy (?:\w+ )?name\b/iu.test(clause))
    return { kind: 'set', field: 'ownerName', value }
  const isList = field === 'targetMarket' || field === 'languages'
  const isMore = isList && /\b(?:also|too|as well|include|includes)\b/iu.test(clause)
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
    if (part && bareField.test(pattern) && !isSetApart(clause, part)) continue
    const value = part && valueIn(words(part), field, namesField.test(pattern))
    if (value !== undefined) return value
  }
  return undefined
}

function entriesOf<T>(record: Readonly<Partial<Record<FieldName, T>>>): [FieldName, T][] {
  return Object.entries(record) as [FieldName, T][]
}
