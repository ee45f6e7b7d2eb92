import { longPattern } from './long-pattern.ts'
import { onlyEnding } from './known-words.ts'
import type { Statement } from './statement.ts'

/** Any way to say that something is over. */
const over = longPattern(String.raw`
  \b(?:no longer|no more|any ?more|any longer|stop\w*|drop(?:s|ped|ping)?|discontinu\w*|quit\w*|ceased|end(?:ed|ing)?|remov\w*
  |delet\w*|unlist\w*|delist|scrap\w*|axed?|gone|off|out|closed|history|goodbye|bye|rid of|withdr\w+|abandoned|cancel\w*|eliminat\w*
  |erased?|strike|struck|omit|retired|phased|(?:gave|given|give) up|done with|left out|finished with|let go|neither|nobody|without|not|don't|doesn't|aren't
  |isn't|no)\b`)
const denied = /\b(?:not|don't|doesn't|aren't|isn't|never)\b/iu
const verbOfEnding = longPattern(String.raw`
  \b(?:stop\w*|drop\w*|discontinu\w*|quit\w*|ceased|end(?:ed|ing)?|remov\w*|delet\w*|unlist\w*|scrap\w*|axed?|gone|off|out|closed
  |history|rid|withdr\w+|abandoned|cancel\w*|eliminat\w*|erased?|strike|omit|retired|phased|up|over)\b`)

/**
 * Services on file that a clause says are offered no more, however it says so: each of its other words has to be known, so
 * that nothing in it can mean something else.
 */
export function endedServiceIn(clause: string, services: readonly string[]): Statement | undefined {
  let rest = clause
  const named: string[] = []
  for (const service of services.toSorted((one, other) => other.length - one.length)) {
    const without = rest.replace(patternOf(service), ' ')
    if (without === rest) continue
    named.push(service)
    rest = without
  }
  if (/^(?:you|they|he|she)\b(?! (?:can|should|may))/iu.test(clause)) return undefined
  if (named.length === 0 || !over.test(rest) || !onlyEnding(rest)) return undefined
  // "We don't stop tattoos" goes on with them.
  if (denied.test(rest) && verbOfEnding.test(rest.replace(/\b(?:any ?more|any longer)\b/giu, ' ')))
    return undefined
  return { kind: 'remove', value: services.filter((one) => named.includes(one)).join(', ') }
}

/** "Beard trims", "beard trim", "our beard trims service". */
function patternOf(service: string): RegExp {
  const words = service.trim().split(/[\s-]+/u)
  const stems = words.map((word) => {
    const stem = word.replace(/(?:ies|y)$/iu, '').replace(/(?<!s)s$/iu, '')
    return `${stem.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?:s|es|y|ies)?`
  })
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${stems.join(String.raw`[\s-]+`)}(?![\p{L}\p{N}])`, 'iu')
}
