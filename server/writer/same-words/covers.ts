import type { Lexicon } from '../grounding/lexicon/lexicon.ts'
import type { Evidence, Source } from '../grounding/evidence.ts'
import { isCopula, isEmptyStart, isOtherWay } from './attribute.ts'
import { onlySays } from './sayings.ts'
import { movementOf, unlicensed } from './extras.ts'
import { isPronoun, replaced } from './replaced.ts'
import { isPast } from './forms.ts'
import { namesSubject } from './line.ts'
import type { Line, Unit, Word } from './types.ts'
import { matched } from './matches.ts'
import { isAuxiliary } from './passive.ts'
import { followsHost, orderConflicts, runsOf } from './order.ts'

/** What a text says otherwise than one sentence of an answer: nothing where every word of both is accounted for. */
export function conflictsWith(
  units: readonly Unit[],
  said: Line,
  source: Source,
  evidence: Evidence,
): string[] {
  const words = units.flatMap((unit) => unit.words)
  const { language } = said.lexicon
  const found = matched(words, said.words, language)
  const pairs = words.flatMap((word, at): [Word, Word][] => {
    const one = found[at]
    return one ? [[word, one]] : []
  })
  if (!pairs.some(([{ token }]) => token.role === 'word' || token.role === 'number'))
    return words.map(({ token }) => token.text)
  const taken = new Set(pairs.map(([, one]) => one))
  const around = { source, said, before: source.lines[source.lines.indexOf(said) - 1], evidence }
  const extra = unlicensed(words, found, around)
  const isNamed = extra.length < words.filter((_, at) => !found[at]).length
  for (const word of replaced(words, found, around)) taken.add(word)
  const movement = movementOf(said)
  if (movement && words.some(({ token }) => token.key === movement.key))
    for (const word of [movement.verb, ...said.words.filter(({ token }) => helps.test(token.fold))])
      taken.add(word)
  if (isNamed && found[0] === undefined && isPronoun(said.words[0])) taken.add(said.words[0] as Word)
  const used = said.units.filter((unit) =>
    unit.words.some((word) => taken.has(word) && word.token.role !== 'free'),
  )
  const turned = units.find(({ isTurned }) => isTurned)?.isTurned
  const left = used.flatMap((unit) => leftOut(unit, taken, said, pairs, turned))
  const order = pairs.map(([, one]) => one)
  return [
    ...extra.map(({ token }) => token.text),
    ...left,
    ...used.flatMap((unit) => (isAlone(unit, used, said, order) ? [] : [unit.words[0]?.token.text ?? ''])),
    ...orderConflicts(runsOf(pairs, said), said),
  ]
}

const strong = /^\+(?:very|surely|exactly)(?:\+|$)/

/** What some verbs go with, and others do not: "est passé", "a baissé". */
const helps = /^(?:est|ist|is|es)$/

/** Words of a part of an answer that a text leaves out though it says the rest of it. */
function leftOut(
  unit: Unit,
  taken: ReadonlySet<Word>,
  said: Line,
  pairs: readonly (readonly [Word, Word])[],
  turned: Unit['isTurned'],
): string[] {
  const missing = unit.words.filter(
    (word) => !taken.has(word) && !isIdle(word, unit, pairs, said) && !(turned && isAuxiliary(word)),
  )
  if (turned === 'without agent' && isDoer(missing, unit)) return []
  if (turned === 'attribute' || turned === 'description')
    return missing.every(isCopula) && isOtherWay(unit, said, turned) ? [] : [missing[0]?.token.text ?? '']
  if (isEmptyStart(missing, unit)) return []
  if (missing.every((word) => isOfName(word, unit, taken))) return []
  if (isSubjectOfNext(unit, taken, said) || isSharedSubject(missing, unit, pairs)) return []
  // What the word before the first in its place says is named.
  return [pairs[0]?.[0].token.text ?? missing[0]?.token.text ?? '']
}

/** "He used to wake up and now sleeps through" of "he sleeps through now, and he used to wake up". */
function isSharedSubject(
  missing: readonly Word[],
  { words }: Unit,
  pairs: readonly (readonly [Word, Word])[],
): boolean {
  const [word] = missing
  const isSubject =
    word !== undefined && (isPronoun(word) || word.token.person === 'i' || word.token.person === 'we')
  if (!isSubject || missing.length !== 1 || word !== words.find(({ movable }) => movable === '')) return false
  const [[first] = []] = pairs
  const own = pairs.find(([, said]) => words.includes(said) && said.token.role !== 'free')?.[0]
  return first?.what === word.what && own !== undefined && own.unit !== first.unit
}

/** "Two chairs were broken" names nobody who broke them. */
function isDoer(missing: readonly Word[], { words, inherits }: Unit): boolean {
  const [first] = missing
  if (!first) return true
  const isNamed = first.startsNoun || isPronoun(first) || first.token.person !== undefined
  return (
    !inherits &&
    isNamed &&
    missing.length <= 3 &&
    missing.every((word, at) => word === words[at] && word.token.marks.length === 0 && word.movable === '')
  )
}

/** What adds nothing, and the first half of a tense that a text says in one word: "had avoided" is "avoided". */
function isIdle(
  word: Word,
  unit: Unit,
  pairs: readonly (readonly [Word, Word])[],
  { lexicon }: Line,
): boolean {
  if (
    strong.test(word.what) ||
    isLooseEnd(word, unit, pairs, lexicon) ||
    ((unit.opener === 'although' || word.token.fold === 'dass') && word === unit.words[0])
  )
    return true
  if (!auxiliary.test(word.token.fold)) return false
  return pairs.some(
    ([one, said]) =>
      said.unit === word.unit &&
      (lexicon.language === 'en' || one.token.text !== said.token.text) &&
      isPast(one.token.text.toLowerCase(), lexicon.language),
  )
}

/** "My cat" of "my cat Mimi". */
function isOfName(word: Word, { words }: Unit, taken: ReadonlySet<Word>): boolean {
  const at = words.indexOf(word)
  const [owner, noun] = [words[at - 2], words[at - 1]]
  const isOwned = owner?.token.person === 'my' || owner?.token.person === 'our'
  return isOwned && noun !== undefined && taken.has(noun) && /^\p{Lu}/u.test(word.token.text)
}

const loose = /^(?:for|in|at|with)$/

/** "For the café" at the end of what somebody did, where nothing is denied, counted or timed. */
function isLooseEnd(
  word: Word,
  { words }: Unit,
  pairs: readonly (readonly [Word, Word])[],
  { units }: Lexicon,
): boolean {
  const from = words.findLastIndex(({ movable }) => movable !== '')
  const start = words[from]
  const end = words.slice(from)
  return (
    start !== undefined &&
    from > 1 &&
    end.includes(word) &&
    loose.test(start.what) &&
    !pairs.some(([, said]) => end.includes(said)) &&
    !end.some(({ token }) => token.role === 'number' || units.has(token.key)) &&
    !words.some(({ token }) =>
      token.marks.some((mark) => mark === 'not' || mark === 'only' || mark === 'ceased'),
    ) &&
    (words[0]?.token.person === 'i' || words[0]?.token.person === 'we')
  )
}

const auxiliary = /^(?:had|have|has|been|hat|habe|haben|hatte|hatten|habt)$/

/** "Irene" of "Irene brought it back and showed me the part", where only the second is said. */
function isSubjectOfNext(unit: Unit, taken: ReadonlySet<Word>, said: Line): boolean {
  const own = unit.words.filter((word) => taken.has(word))
  const next = said.units[said.units.indexOf(unit) + 1]
  if (!next?.inherits || own.length === 0 || own.length > 3) return false
  if (own.some((word, at) => word !== unit.words[at])) return false
  if (!next.words.every((word) => taken.has(word) || strong.test(word.what))) return false
  const [first] = own
  if (own.length === 1)
    return first?.startsNoun === true || first?.token.person !== undefined || first?.token.role === 'free'
  return (
    own.every(({ token }) => /^\p{Lu}/u.test(token.text)) || (own.length === 2 && first?.startsNoun === true)
  )
}

/** Whether what a part of an answer leans on is said with it, and what it depends on. */
function isAlone(unit: Unit, used: readonly Unit[], said: Line, order: readonly Word[]): boolean {
  const at = said.units.indexOf(unit)
  const isUsed = (other: Unit | undefined) => other !== undefined && used.includes(other)
  const [before, after] = [said.units[at - 1], said.units[at + 1]]
  if (unit.opener === '' || unit.opener === 'and') {
    const depends = [before, after].filter(
      (other) =>
        other &&
        (other.opener === 'if' || (other.opener === 'when' && !isOfPast(other, said))) &&
        isNext(unit, other, said),
    )
    if (!depends.every(isUsed)) return false
    const host = said.units
      .slice(0, at)
      .findLast(({ inherits, opener }) => !inherits && (opener === '' || opener === 'and'))
    if (!unit.inherits || (host && !namesSubject(host.words))) return true
    return isUsed(host) ? followsHost(unit, host, order) : used.length === 1
  }
  return (
    isUsed(before) ||
    isUsed(after) ||
    (unit.opener === 'relative' && before !== undefined && onlySays(before.words))
  )
}

function isOfPast({ words }: Unit, { lexicon }: Line): boolean {
  return words.some(({ token }) => isPast(token.text.toLowerCase(), lexicon.language))
}

/** A condition is of the part right before it, or of the one behind it where it comes first. */
function isNext(unit: Unit, other: Unit, { units }: Line): boolean {
  return units.indexOf(other) === units.indexOf(unit) + 1 || units.indexOf(other) === 0
}
