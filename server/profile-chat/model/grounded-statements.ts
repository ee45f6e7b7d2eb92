import type { Read } from '../reading/read-message.ts'
import { straightQuotes } from '../reading/clauses.ts'
import type { Statement } from '../reading/statement.ts'
import type { ModelChange } from './read-model-answer.ts'

/** What each clause of a message says. */
export type OfClauses = ReadonlyMap<string, readonly Statement[]>

/** A clause with one of these says what is not so, and a value in it is none. */
const denied = /\b(?:not|never|no longer|isn't|aren't|don't|doesn't|without)\b|n't\b/iu

/**
 * The changes of a model that rest on what the owner typed: the value stands there letter for letter, in a clause that the
 * patterns did not understand. What they took for a question, a plan or somebody else's words changes nothing, whoever
 * reads it.
 */
export function groundedStatements(
  changes: readonly ModelChange[],
  message: string,
  reads: readonly Read[],
): OfClauses {
  const said = new Map<string, Statement[]>()
  if (reads.some(({ mood }) => mood === 'order')) return said
  for (const change of changes) {
    const value = typedIn(message, change.value)
    const clause =
      value === undefined
        ? undefined
        : reads.find((read) => read.mood === 'unclear' && typedIn(read.text, value))
    const statement = value !== undefined && clause ? statementOf(change, value, clause.text) : undefined
    if (clause && statement) said.set(clause.text, [...(said.get(clause.text) ?? []), statement])
  }
  return said
}

function statementOf({ field, action }: ModelChange, value: string, clause: string): Statement | undefined {
  if (action === 'remove') return field === 'services' ? { kind: 'remove', value } : undefined
  if (denied.test(straightQuotes(clause)) || !hasItsForm(field, value)) return undefined
  if (action === 'add' && (field === 'services' || field === 'targetMarket'))
    return { kind: 'add', field, value }
  return { kind: 'set', field, value }
}

/** The owner's own letters for what a model took from them. */
function typedIn(message: string, value: string): string | undefined {
  const wanted = straightQuotes(value)
    .trim()
    .split(/\s+/u)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`))
  if (wanted.join('').length < 2) return undefined
  const found = new RegExp(
    String.raw`(?<![\p{L}\p{N}])${wanted.join(String.raw`\s+`)}(?![\p{L}\p{N}])`,
    'iu',
  ).exec(straightQuotes(message))
  return found ? message.slice(found.index, found.index + found[0].length) : undefined
}

function hasItsForm(field: ModelChange['field'], value: string): boolean {
  const digits = value.replace(/\D/g, '').length
  if (field === 'phone') return digits >= 6 && digits <= 15 && !/\p{L}{4}/u.test(value)
  if (field === 'contactEmail') return value.includes('@')
  if (field === 'businessUrl') return value.includes('.') && !/\s/u.test(value)
  return !/[<>{}[\]|\\]/.test(value)
}
