import { lowered, unshouted } from './capitals.ts'
import { classify } from './classify.ts'
import { hasWords } from './clean.ts'
import { countWords, wordTokensOf, withoutEnd } from './text.ts'
import type { Piece, Tongue } from './tongue.ts'

/** Longer items are clauses of a sentence, not the items of a list. */
const longestItem = 6

/** A sentence of an answer as pieces: itself, or what its list is made of. */
export function piecesOf(sentence: string, tongue: Tongue, isFirst: boolean): Piece[] {
  const typed = sentence.replace(tongue.fillers, ' ').replace(/ {2,}/g, ' ').trim()
  const calm = unshouted(typed, tongue)
  const text = tongue.mend?.(calm) ?? calm
  if (!hasWords(text)) return []
  const decided = isFirst ? decidedIn(text, tongue) : null
  if (decided) return decided
  if (text.endsWith('?')) return [{ form: 'sentence', text }]
  const inside = lowered(withoutEnd(text), tongue)
  const whole = classify(inside, tongue)
  if (whole.form === 'sentence') return [{ form: 'sentence', text }]
  const parts = listItemsOf(withoutEnd(text), tongue)
  if (parts.length < 2) return [whole]
  const pieces = parts.map((part) => classify(lowered(part, tongue), tongue))
  if (pieces.some(({ form }) => form === 'sentence'))
    return whole.form === 'action' ? [whole] : [{ form: 'sentence', text }]
  const determined = parts.filter((part) =>
    tongue.lexicon.determiners.has(wordTokensOf(part)[0] ?? ''),
  ).length
  const isEven =
    determined === 0 ||
    determined === parts.length ||
    !tongue.lexicon.determiners.has(wordTokensOf(inside)[0] ?? '')
  const isList =
    isEven &&
    pieces.every(
      (piece, at) =>
        isKnownPiece(piece) &&
        countWords(parts[at] ?? '') <= longestItem &&
        !isAside(parts[at] ?? '', tongue),
    )
  return isList
    ? pieces
    : [
        {
          form: 'thing',
          text: inside,
          phrase: isEven ? null : { the: inside, isPlural: false },
          statement: null,
        },
      ]
}

function isKnownPiece(piece: Piece): boolean {
  return piece.form !== 'thing' || piece.phrase !== null || piece.statement !== null
}

/** "mostly" and the like, set off by commas: no item of a list. */
function isAside(part: string, { lexicon }: Tongue): boolean {
  return wordTokensOf(part).every((word) => lexicon.intensifiers.has(word) && !lexicon.adjectives.has(word))
}

/** "Yes", "no" and "nothing", and what follows them. */
function decidedIn(text: string, tongue: Tongue): Piece[] | null {
  const { yes, no, naught, maybe, intensifiers } = tongue.lexicon
  const words = wordTokensOf(text)
  const isNaught = naught.has(words[0] ?? '') && words.slice(1).every((word) => intensifiers.has(word))
  if (isNaught) return [{ form: 'no', text: withoutEnd(text).toLowerCase() }]
  if (maybe.has(words[0] ?? '') && words.length < 6) return [{ form: 'maybe', text: withoutEnd(text) }]
  const [, word = '', rest = ''] = /^([\p{L}\p{N}%/-]+)(?:\s*[.,;:!–—-]+\s*|\s*$)(.*)$/su.exec(text) ?? []
  const said = word.toLowerCase()
  if (!yes.has(said) && !no.has(said)) return null
  const decided = { form: yes.has(said) ? 'yes' : 'no', text: said } as const
  if (rest === '') return [decided]
  const others = piecesOf(rest, tongue, false)
  return others.length === 1 && others[0]?.form === 'thing'
    ? [{ ...decided, rest: withoutEnd(rest) }]
    : [decided, ...others]
}

/** The items of "quick delivery, friendly staff and fair prices". */
function listItemsOf(text: string, tongue: Tongue): string[] {
  const { and, lexicon } = tongue
  const items = text.split(/\s*(?:[;\n•|]|,(?!\d)|\s[/+]\s|\s&\s)\s*/).filter(hasWords)
  const joiner = and(['', '']).trim()
  const last = items.at(-1) ?? ''
  const isPhrase = wordTokensOf(last).some(
    (word) => lexicon.relatives.has(word) || lexicon.determiners.has(word),
  )
  const isWhole = isPhrase && !last.startsWith(`${joiner} `)
  const ends = isWhole ? [last] : last.split(new RegExp(`(?:^|\\s)${joiner}\\s`, 'iu')).filter(hasWords)
  return withAdjectives(
    [...items.slice(0, -1), ...ends].map((item) => item.trim()),
    tongue,
  )
}

/** Where adjectives come first, "clean, calm rooms" is one thing. */
function withAdjectives(parts: readonly string[], { lexicon, language }: Tongue): string[] {
  if (language !== 'en' && language !== 'de') return [...parts]
  return parts.reduceRight<string[]>((joined, part) => {
    const next = wordTokensOf(joined[0] ?? '')
    const isBare = wordTokensOf(part).every(
      (word) => lexicon.adjectives.has(word) || lexicon.intensifiers.has(word),
    )
    const isBeforeThing =
      next.length > 1 &&
      lexicon.adjectives.has(next[0] ?? '') &&
      !next.every((word) => lexicon.adjectives.has(word))
    if (isBare && isBeforeThing && !lexicon.relatives.has(next[1] ?? ''))
      return [`${part}, ${joined[0]}`, ...joined.slice(1)]
    return [part, ...joined]
  }, [])
}
