import { capitalized, unaccented } from './text.ts'
import type { Frames, SmallWords } from './tongue.ts'

/** What a pattern finds in a question, without the whole. */
export function foundIn(question: string, pattern: RegExp): string[] {
  return (pattern.exec(question.trim()) ?? []).slice(1).map((part) => part ?? '')
}

/**
 * A question that is a thought of its own in the customer's mouth too: one that speaks to nobody, and asks for a yes or a
 * no. Others would need another verb.
 */
export function echoUnless(speaks: RegExp, asksMore: RegExp) {
  return (question: string): string | null => {
    const trimmed = question.trim()
    const words = unaccented(trimmed)
    return /^[^?.!]+\?$/.test(trimmed) && !speaks.test(words) && !asksMore.test(words) ? trimmed : null
  }
}

/** "How was the work?" is answered by "The work was {x}." The pattern finds the verb, then its subject. */
export function howBy(pattern: RegExp, wordings: (subject: string, verb: string) => Frames) {
  return (question: string): Frames => {
    const [verb = '', subject = ''] = foundIn(question, pattern)
    return verb === '' ? [] : wordings(inside(subject), verb.toLowerCase()).map(capitalized)
  }
}

/** A statement as it is behind another word. */
export function inside(statement: string): string {
  return statement.charAt(0).toLowerCase() + statement.slice(1)
}

/** "One, two and three", and two sentences in one. */
export function joinedBy(
  and: (next: string) => string,
): Pick<SmallWords, 'and' | 'andSentence' | 'looseAnd'> {
  return {
    looseAnd: new RegExp(`^(?:${and('')}|; ) ?`, 'i'),
    and(items) {
      const last = items.at(-1) ?? ''
      return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${and(last)} ${last}`
    },
    andSentence: (first, second) => `${first}, ${and(second)} ${second}`,
  }
}
