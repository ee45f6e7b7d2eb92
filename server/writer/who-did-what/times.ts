import type { CustomerLanguage } from '#contract/languages.ts'
import { foldOf } from '../grounding/fold.ts'
import type { Lexicon } from '../grounding/lexicon/lexicon.ts'
import type { Token } from '../grounding/tokens.ts'
import { mainSegment, textOf } from './helpers.ts'
import { type PartPair, type Reading, type Said, type Segment } from './types.ts'

/** What was before is not now, and what somebody said or hopes is not so. */
export function timeConflicts(
  segment: Segment,
  pairs: readonly PartPair[],
  text: Reading,
  { reading: source, isOfBefore }: Said,
): string[] {
  const main = mainSegment(pairs)
  if (!main) return []
  const word = text.tokens[segment.from]?.text ?? ''
  const [wasBefore, isOfNow] = [isOfBefore || source.segments.some(({ isBefore }) => isBefore), main.isNow]
  if (segment.isNow && !isOfNow && (wasBefore || verbsOf(source, main).was)) return [word]
  if (segment.isBefore && !wasBefore) return [word]
  const [is, was] = [verbsOf(text, segment), verbsOf(source, main)]
  if (is.is && !is.was && was.was && !was.is) return [word]
  return isReported(source, pairs) !== isReported(text, pairs, true) ? [word] : []
}

const restricting = new Set(['on', 'with', 'without', 'under', 'over', 'than', 'until'])

/** "The app crashes" of "the app crashes on old phones": what is always so only there is not always so. */
export function unrestricted(pairs: readonly PartPair[], source: Reading): string[] {
  const main = mainSegment(pairs)
  if (!main || isOfThePast(main, source)) return []
  const isLeftOut = main.parts.some(
    (part) => restricting.has(part.governor) && !pairs.some(({ said }) => said.chunk === part.chunk),
  )
  const [first] = pairs
  return isLeftOut && first && pairs.length > 1 ? [textOf(first)] : []
}

const pastEnding: Readonly<Record<string, RegExp>> = {
  en: /(?:ed|ept|ame|ook|old|ent|ave|ost|aid|ought)$/,
  es: /(?:é|í|ó|aron|ieron|aba|aban|ía|ían|ado|ido)$/u,
  fr: /(?:é|ée|és|ais|ait|u|i)$/u,
  de: /(?:te|ten)$|^ge/u,
  pt: /(?:ei|ou|eu|iu|aram|eram|ava|ia)$/u,
}

function isOfThePast({ from, to }: Segment, { tokens, grammar, lexicon }: Reading): boolean {
  return tokens
    .slice(from, to)
    .some(
      ({ text, fold }) =>
        grammar.has('was', fold) ||
        grammar.has('had', fold) ||
        pastEnding[lexicon.language]?.test(text.toLowerCase()),
    )
}

const perfect: Readonly<Partial<Record<CustomerLanguage, { has: RegExp; participle: RegExp }>>> = {
  fr: { has: /^(?:ai|a|ont|avons)$/, participle: /(?:e|i|u|s|t)e?s?$/ },
  de: {
    has: /^(?:habe|hat|haben)$/,
    participle: /^\p{Ll}*ge\p{Ll}+(?:t|en)$|iert$|^(?:be|ver|er|ent|zer|uber|unter)\p{Ll}+(?:t|en)$/u,
  },
}

/** "A perdu" and "hat verloren" are the past. */
function isPerfect(tokens: readonly Token[], at: number, { language }: Lexicon): boolean {
  const { has, participle } = perfect[language] ?? {}
  if (!has?.test(tokens[at]?.fold ?? '')) return false
  return tokens
    .slice(at + 1)
    .some(
      ({ role, text }) =>
        (role === 'word' || role === 'carrier') &&
        participle?.test(foldOf(text, 'fr')) === true &&
        /^\p{Ll}/u.test(text),
    )
}

function verbsOf(
  { tokens, grammar, lexicon }: Reading,
  { from, to }: Segment,
): { is: boolean; was: boolean } {
  const inside = tokens.slice(from, to)
  const any = (...kinds: ('is' | 'was' | 'has' | 'had')[]) =>
    inside.some(
      ({ fold }, at) =>
        kinds.some((kind) => grammar.has(kind, fold)) &&
        !(kinds.includes('has') && isPerfect(inside, at, lexicon)),
    )
  return { is: any('is', 'has'), was: any('was', 'had') }
}

/** Whether a word such as "said" or "promised" stands before what is said, in its clause or the one that it opens. */
function isReported({ reports, segments }: Reading, pairs: readonly PartPair[], isText = false): boolean {
  const places = pairs.map(({ part, said }) => (isText ? part.at : said.at))
  const last = Math.max(...places)
  return reports.some((at) => {
    if (at > last) return false
    const own = segments.findIndex(({ from, to }) => at >= from && at < to)
    const reported = segments.findIndex(({ from, to }) => last >= from && last < to)
    // "And" ends what is reported.
    return (
      own === reported ||
      (reported > own && segments.slice(own + 1, reported + 1).every(({ opener }) => opener !== 'and'))
    )
  })
}
