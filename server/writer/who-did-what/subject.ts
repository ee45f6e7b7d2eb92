import { type Lexicon } from '../grounding/lexicon/lexicon.ts'
import { personsOf } from '../grounding/persons-of.ts'
import { type Token } from '../grounding/tokens.ts'
import { type Grammar } from './grammar.ts'
import { type Context, type Part, type Span, type Subject } from './types.ts'

export function subjectOf(
  { from, to }: Span,
  own: readonly Part[],
  { tokens, lexicon, grammar }: Context,
): Subject {
  const { language } = lexicon
  const inside = tokens.slice(from, to)
  const bySpeaker = language === 'fr' ? undefined : spokenSubject(inside, language, grammar)
  if (bySpeaker) return { kind: bySpeaker }
  const byEnding = endingOf(inside, lexicon)
  let isActedOn = false
  for (let at = from; at < to; at++) {
    const token = tokens[at]
    if (!token || token.role === 'stop') continue
    if (token.person === 'i' || token.person === 'we') return { kind: 'first' }
    if (grammar.has('they', token.fold) || (token.person === 'you' && at === from)) return { kind: 'they' }
    const part = own.find((one) => one.at === at)
    if (!part) continue
    if (part.governor !== '' || part.isMovable) continue
    if (isActedOn && !part.hasDeterminer && part.owner === '' && !part.isName) continue
    if (language === 'es' && isRepeated(part, tokens)) {
      isActedOn = true
      continue
    }
    const chunk = own.filter((one) => one.chunk === part.chunk)
    const isNamed =
      part.hasDeterminer ||
      part.owner !== '' ||
      part.isName ||
      (language === 'de' && /^\p{Lu}/u.test(part.token.text)) ||
      isTitled(tokens, at, grammar) ||
      isBeforeIs(chunk, tokens, grammar) ||
      part.token.role === 'topic' ||
      part.token.key === 'person' ||
      part.token.key === 'thing'
    if (isNamed && byEnding !== 'first') return { kind: 'named', parts: chunk }
    if (byEnding) return { kind: byEnding }
    return { kind: isNamed ? 'named' : 'open', parts: chunk }
  }
  return byEnding ? { kind: byEnding } : { kind: 'open', parts: [] }
}

/** Who speaks or is spoken of, by a pronoun alone. */
function spokenSubject(
  inside: readonly Token[],
  language: Lexicon['language'],
  grammar: Grammar,
): 'first' | 'they' | undefined {
  if (inside.some(({ person }) => person === 'i' || person === 'we')) return 'first'
  const isThey = inside.some(
    ({ text, fold, person }, at) =>
      (grammar.has('they', fold) && person !== 'you' && !(language === 'en' && fold === 'it' && at > 2)) ||
      (language === 'de' && fold === 'sie' && (text === 'sie' || at === 0)),
  )
  return isThey ? 'they' : undefined
}

/** "La puerta la arregló Julia": what is acted on stands there twice, and who acts comes behind. */
export function isRepeated({ at }: Part, tokens: readonly Token[]): boolean {
  const [next, after] = tokens.slice(at + 1)
  return next !== undefined && /^(?:lo|la|los|las)$/.test(next.fold) && after?.role !== 'stop'
}

function isTitled(tokens: readonly Token[], at: number, grammar: Grammar): boolean {
  return grammar.has('titles', tokens[at - 1]?.fold ?? '')
}

/** "Coffee is good": what stands right before "is" is what is spoken of. */
function isBeforeIs(chunk: readonly Part[], tokens: readonly Token[], grammar: Grammar): boolean {
  const next = tokens[(chunk.at(-1)?.at ?? 0) + 1]?.fold ?? ''
  return grammar.has('is', next) || grammar.has('was', next)
}

/** Spanish and Portuguese verbs that say who acts by an ending that nothing else has. */
function endingOf(tokens: readonly Token[], lexicon: Lexicon): 'first' | 'they' | undefined {
  const { language } = lexicon
  if (language !== 'es' && language !== 'pt') return undefined
  for (const [at, token] of tokens.entries()) {
    if (token.role === 'number' || token.role === 'stop') continue
    const word = token.text.toLowerCase().normalize('NFC').replace(/-.*$/, '')
    // These are of anybody.
    if (/^(?:se|disse|soube)$/.test(word)) continue
    if (lexicon.firstPerson.has(token.fold)) return 'first'
    if (/(?:aron|ieron|eron|aban)$/.test(word) && language === 'es') return 'they'
    if (/(?:aram|eram|iram|avam)$/.test(word) && language === 'pt' && word.length > 4) return 'they'
    if (token.role !== 'word' && token.role !== 'carrier') continue
    if (at > 0 && /^\p{Lu}/u.test(token.text)) continue
    if (
      personsOf(token, tokens[at - 1], lexicon).some((one) => one === 'i' || one === 'we') &&
      !word.endsWith('o')
    )
      return 'first'
  }
  return undefined
}
