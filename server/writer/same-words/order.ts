import type { CustomerLanguage } from '#contract/languages.ts'
import type { Unit, Word, Line } from './types.ts'

/** Words that stand one behind the other in a text and in an answer. */
export interface Run {
  readonly words: readonly Word[]
  readonly said: readonly Word[]
  /** The unit of the text. */
  readonly unit: number
  readonly kind: 'core' | 'whole' | 'bound' | 'time' | 'adverb'
}

export function runsOf(pairs: readonly (readonly [Word, Word])[], said: Line): Run[] {
  const runs: { words: Word[]; said: Word[] }[] = []
  for (const [word, one] of pairs) {
    const run = runs.at(-1)
    const before = run?.said.at(-1)
    const begins =
      !run || before?.at !== one.at - 1 || run.words[0]?.unit !== word.unit || before.unit !== one.unit
    if (begins) runs.push({ words: [word], said: [one] })
    else {
      run.words.push(word)
      run.said.push(one)
    }
  }
  return runs
    .flatMap(withoutTail)
    .map((run) => ({ ...run, unit: run.words[0]?.unit ?? 0, kind: kindOf(run.said, said) }))
}

/** "She came on Monday": what may stand anywhere is a run of its own. */
function withoutTail(run: { words: Word[]; said: Word[] }): { words: Word[]; said: Word[] }[] {
  const from = run.said.findLastIndex(
    ({ movable }, at) => at > 0 && (movable !== '' || run.said[at - 1]?.movable === 'adverb'),
  )
  if (from === -1) return [run]
  return [
    ...withoutTail({ words: run.words.slice(0, from), said: run.said.slice(0, from) }),
    { words: run.words.slice(from), said: run.said.slice(from) },
  ]
}

/** Prepositions with an article in them. */
const contracted = /^(?:al|au|aux|ao|aos|a|as|no|na|nos|nas|pel[oa]s?|im|am|zum|zur|beim)$/

function kindOf(run: readonly Word[], { units, words, lexicon }: Line): Run['kind'] {
  const [first] = run
  const last = run.at(-1)
  if (!first || !last) return 'core'
  const unit = units[first.unit]
  if (first === unit?.words[0] && last === unit.words.at(-1)) return 'whole'
  if (first.movable === '') return 'core'
  if (run.length === 1 && first.movable === 'adverb') return 'adverb'
  const next = words[last.at + 1]
  const isWhole =
    next === undefined ||
    next.unit !== last.unit ||
    next.movable !== '' ||
    next.startsNoun ||
    next.token.role === 'free' ||
    lexicon.units.has(last.token.key) ||
    (contracted.test(first.token.fold) && /^\p{Ll}/u.test(next.token.text)) ||
    (run.length > 2 && run.some(({ startsNoun }) => startsNoun) && /^\p{Ll}/u.test(next.token.text)) ||
    (lexicon.language === 'de' && /^\p{Lu}/u.test(last.token.text) && !/^\p{Lu}/u.test(next.token.text))
  if (!isWhole) return 'core'
  if (first.movable === 'time') return 'time'
  return run.length === 1 ? 'core' : 'bound'
}

/** Words of a text that stand in another order than in the answer, unless that order says the same. */
export function orderConflicts(runs: readonly Run[], said: Line): string[] {
  const found: string[] = []
  for (const unit of new Set(runs.map((run) => run.unit))) {
    const own = runs.filter((run) => run.unit === unit)
    const core = own.filter(({ kind }) => kind === 'core' || kind === 'whole')
    if (!isInOrder(core, said.lexicon.language) || isMixed(core, said)) found.push(textOf(core[0]))
    for (const [at, run] of own.entries()) if (isMisplaced(run, at, own, core, said)) found.push(textOf(run))
  }
  return found
}

/** "Priya called the office" of "Priya sorted the receipts, and Ben called the office": who acts is of another part. */
function isMixed(core: readonly Run[], { units }: Line): boolean {
  const own = [...new Set(core.map(({ said: [word] }) => word?.unit ?? 0))]
  return own.some((at, index) => {
    const [host, unit] = [units[own[index - 1] ?? -1], units[at]]
    if (index === 0 || !host || !unit) return false
    const words = core.flatMap(({ said }) => said)
    const isWhole = host.words.every((word) => word.movable !== '' || words.includes(word))
    const isFollowed = words.includes(unit.words[0] as Word)
    return !(isWhole || unit.inherits) || !isFollowed
  })
}

function textOf(run: Run | undefined): string {
  return run?.words[0]?.token.text ?? ''
}

/** What may move stays with the clause that it is said of, and a bare time goes to its beginning or end. */
function isMisplaced(run: Run, at: number, own: readonly Run[], core: readonly Run[], said: Line): boolean {
  if (run.kind === 'core' || run.kind === 'whole') return false
  const unit = run.said[0]?.unit
  if (core.length > 0 && !core.some((one) => one.said[0]?.unit === unit)) return true
  if (run.kind !== 'time') return false
  const [before, after] = [own[at - 1], own[at + 1]]
  if (!before || !after || before.kind !== 'core' || after.kind !== 'core') return false
  const [left, right] = [before.said.at(-1)?.at ?? 0, after.said[0]?.at ?? 0]
  const here = run.said[0]?.at ?? 0
  return !(left < here && here < right) && said.lexicon.language !== 'de'
}

function isInOrder(core: readonly Run[], language: CustomerLanguage): boolean {
  const places = core.map(({ said }) => said[0]?.at ?? 0)
  if (places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0))) return true
  if (core.every(({ kind }) => kind === 'whole')) return true
  if (language === 'en') return false
  if (language === 'de') return isGermanOrder(core)
  return isInverted(core)
}

/** "Me llamó su ayudante" of "su ayudante me llamó": one noun, and the verb before it. */
function isInverted(core: readonly Run[]): boolean {
  const at = core.findIndex(
    (run, index) => index > 0 && (run.said[0]?.at ?? 0) < (core[index - 1]?.said[0]?.at ?? 0),
  )
  const [verb, noun] = [core[at - 1], core[at]]
  if (!verb || !noun) return false
  const isNoun = noun.said[0]?.startsNoun === true
  const hasNoun = verb.said.some(({ startsNoun, token }) => startsNoun || token.role === 'number')
  if (!isNoun || hasNoun) return false
  const places = [...core.slice(0, at - 1), noun, verb, ...core.slice(at + 1)].map(
    ({ said }) => said[0]?.at ?? 0,
  )
  return places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0))
}

const cased = /^(?:den|dem|einen|einem)$/
const casedPronoun = /^(?:ich|du|er|wir|mich|dich|ihn|mir|dir|ihm|uns|euch|ihnen)$/

/** German verbs move, and whatever shows its case; other nouns stay in their order. */
function isGermanOrder(core: readonly Run[]): boolean {
  const words = core.flatMap(({ said }) => said)
  const isCompared = words.some(({ what }) => /^(?:than|\+at(?:Most|Least))$/.test(what))
  const fixed = words.filter(
    ({ token, article, startsNoun, what, at }) =>
      (isCompared && (what === 'than' || casedPronoun.test(token.fold))) ||
      ((startsNoun ||
        token.role === 'number' ||
        /^\p{Lu}/u.test(token.text) ||
        /^(?:sie|es|man|das)$/.test(token.fold)) &&
        !cased.test(article) &&
        !isCasedOwner(words, at) &&
        !casedPronoun.test(token.fold)),
  )
  const isKept = fixed.every(({ at }, index) => index === 0 || at > (fixed[index - 1]?.at ?? 0))
  return isKept && core.every((run) => run.said.length > 1 || !isAttribute(run, words))
}

/** "Meinem Vater" is nobody who acts. */
function isCasedOwner(words: readonly Word[], at: number): boolean {
  return words.some(
    (word) =>
      (word.at === at || word.at === at - 1) && /^(?:mein|unser|sein|ihr)e[mn]$/.test(word.token.fold),
  )
}

function isAttribute({ said: [word] }: Run, words: readonly Word[]): boolean {
  if (!word || word.token.role !== 'word' || /^\p{Lu}/u.test(word.token.text)) return false
  const next = words.find(({ at }) => at === word.at + 1)
  return (
    next !== undefined &&
    /^\p{Lu}/u.test(next.token.text) &&
    next.article === '' &&
    (word.article !== '' || next.unit === word.unit)
  )
}

/** Whether a unit of a text follows, in the same sentence, the one that names who acts. */
export function followsHost(unit: Unit, host: Unit | undefined, order: readonly Word[]): boolean {
  const places = order.map(({ at }) => at)
  const first = places.indexOf(unit.words[0]?.at ?? -1)
  const before = places.indexOf(host?.words[0]?.at ?? -1)
  return before !== -1 && before < first
}
