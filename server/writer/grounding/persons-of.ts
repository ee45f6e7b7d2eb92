import type { Lexicon } from './lexicon/lexicon.ts'
import type { Person } from './lexicon/source.ts'
import type { Token } from './tokens.ts'

const superlative = /(?:[uú]lt|pr[oó]x|m[ií]n|m[aá]x|[ií]nt|[ií]s|[ií]ss|[oó]t|[eé]ss)imos$/
const determiner =
  /^(?:el|la|los|las|un|una|lo|o|a|os|as|um|uma|de|do|da|del|al|ao|en|em|no|na|con|com|para|por|mi|mis|meu|minha|su|seu|sua|muy|muito|mas|mais|cada|todo|era|es|é|foi|fue|esta|ser|e|y)$/

/** Spanish and Portuguese verbs say who acts by their endings. */
export function personsOf(
  { person, role, text, fold }: Token,
  before: Token | undefined,
  { language, firstPerson }: Lexicon,
): Person[] {
  if (person) return [person]
  if (firstPerson.has(fold)) return ['i']
  if (role !== 'word' && role !== 'carrier') return []
  if (language !== 'es' && language !== 'pt') return []
  if (before && /^\p{Lu}/u.test(text)) return []
  const word = text.toLowerCase()
  if (/[aei]mos$/.test(word) && !superlative.test(word)) return ['we']
  if (/(?:é|í)$/.test(word) || (language === 'pt' && /(?:e|[^aeiou])i$/.test(word))) return ['i']
  return word.endsWith('o') &&
    role === 'word' &&
    before?.role !== 'word' &&
    !determiner.test(before?.fold ?? '')
    ? ['i']
    : []
}
