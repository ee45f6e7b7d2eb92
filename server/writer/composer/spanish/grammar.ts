import { capitalized, firstWord, tokensOf, unaccented } from '../text.ts'
import type { Frames, Phrase, Tongue } from '../tongue.ts'
import { spanishFrames, spanishThings } from './frames.ts'
import { spanishWords as lexicon } from './words.ts'

const articles: Readonly<Record<string, string>> = { m: 'el', f: 'la', M: 'los', F: 'las' }
const endings: ReadonlyArray<readonly [string, RegExp]> = [
  ['F', /(?:ciones|siones|dades)$/],
  ['f', /(?:ción|sión|dad|tad|umbre|eza|ancia|encia)$/],
]
/** What happens once "fue"; what lasts "era". */
const events = new Set(
  'servicio trato proceso resultado trabajo envío montaje seguimiento curso entrega atención comunicación experiencia reparación instalación respuesta organización gestión reforma obra formación presentación ayuda viaje tratamiento pedido espera'.split(
    ' ',
  ),
)
const before = new Map([
  ['buen', 'bueno'],
  ['buena', 'buena'],
  ['mal', 'malo'],
  ['excelente', 'excelente'],
  ['rápida', 'rápida'],
  ['rápido', 'rápido'],
])

function kindOf(noun: string): string | undefined {
  return lexicon.nouns.get(noun) ?? endings.find(([, ending]) => ending.test(noun))?.[0]
}

function phraseOf(thing: string): Phrase | null {
  const words = tokensOf(thing)
  const first = words[0] ?? ''
  if (lexicon.determiners.has(first) || lexicon.clauseStarts.has(first))
    return { the: thing, isPlural: /^(?:los|las|unos|unas|mis|sus|muchos|muchas)$/.test(first) }
  const noun = words.find((word) => !lexicon.adjectives.has(word) && !lexicon.intensifiers.has(word)) ?? ''
  const kind = kindOf(noun)
  const article = articles[kind ?? '']
  return article && /^[\p{Ll}]/u.test(thing)
    ? { the: `${article} ${thing}`, isPlural: /[MF]/.test(kind ?? '') }
    : null
}

/** "entrega muy rápida" or "buen trato". */
function tell(thing: string): string | null {
  const words = thing.split(' ')
  const placed = before.get(words[0] ?? '')
  const [noun = '', ...rest] = placed ? [...words.slice(1), placed] : words
  const kind = kindOf(noun)
  const article = articles[kind ?? '']
  const last = rest.at(-1) ?? ''
  const isPlain =
    rest.length > 0 &&
    rest.length <= 2 &&
    lexicon.adjectives.has(last) &&
    rest.slice(0, -1).every((word) => lexicon.intensifiers.has(word))
  if (!article || !isPlain || lexicon.adjectives.has(noun)) return null
  const isPlural = /[MF]/.test(kind ?? '')
  const verb = isPlural ? 'eran' : events.has(noun) ? 'fue' : 'era'
  return `${article.charAt(0).toUpperCase()}${article.slice(1)} ${noun} ${verb} ${rest.join(' ')}.`
}

const done: Readonly<Record<string, string>> = {
  compr: 'compré',
  us: 'usé',
  utiliz: 'utilicé',
  encarg: 'encargué',
  ped: 'pedí',
  pid: 'pedí',
  eleg: 'elegí',
  elig: 'elegí',
  estud: 'estudié',
  aprend: 'aprendí',
  contrat: 'contraté',
  reserv: 'reservé',
  com: 'comí',
  prob: 'probé',
}

/** "¿Cómo fue el trabajo?" is answered by "El trabajo fue {x}." */
function how(question: string): Frames {
  const [, verb = '', subject = ''] =
    /^¿cómo (fue|fueron|es|son|era|estuvo) ((?:el|la|los|las) \p{L}+(?: \p{L}+){0,2})\?$/iu.exec(
      question.trim(),
    ) ?? []
  return verb === '' ? [] : [`${capitalized(subject)} ${verb.toLowerCase()} {x}.`]
}

function replies(question: string): Frames {
  const [, did = ''] =
    /^¿quién (?:te|le|les|os) (atendió|ayudó|trató|explicó|acompañó)(?!\p{L})/iu.exec(question.trim()) ?? []
  if (did !== '')
    return [
      `Me [${did}|${did.replace('atendió', 'atendieron').replace(/ó$/, 'aron')}] {x}.`,
      `Quien me ${did}: {x}.`,
    ]
  const [, stem = ''] =
    /^¿?\s*qué (\p{L}+?)(?:aste|iste|ó|ió|asteis|isteis|aron|ieron)\s*\?$/iu.exec(question.trim()) ?? []
  const verb = done[stem.toLowerCase()]
  return verb ? [`${capitalized(verb)} {x}.`, `Lo que ${verb}: {x}.`] : []
}

/** Questions in which nobody is spoken to can be taken over; others would need another verb. */
/** "¿El curso era lento?" has the order of a statement, and "¿Volvería?" is the customer's form too. */
function declare(question: string, isYes: boolean): string | null {
  const [, subject = '', verb = '', rest = ''] =
    /^¿((?:el|la|los|las) \p{L}+ )?((?:era|fue|es|eran|fueron|son|estaba|\p{L}{2,}[ei]?rías?))((?: \p{L}+){0,5})\?$/iu.exec(
      question.trim(),
    ) ?? []
  const isMine = subject === '' && /r[ií]a$/i.test(verb) && !/\b(?:nos|nuestr\w+|su|sus)\b/i.test(rest)
  if (verb === '' || (subject === '' && !isMine)) return null
  return capitalized(`${subject}${isYes ? '' : 'no '}${verb.toLowerCase()}${rest}.`)
}

function echo(question: string): string | null {
  const trimmed = question.trim()
  const words = unaccented(trimmed)
  const speaks =
    /\b(?:te|le|les|os|tu|tus|su|sus|usted|ustedes|nos|nuestr\w+)\b|\w{2,}(?:aste|iste|ias|ais|eis)\b|^¿(?:compra|usa|utiliza|volve|vendr|pedir|recom|quier|cree|esta\b|queda)/i
  const asksMore = /^¿(?:que|como|cuant\w*|por|con|cual|quien|cuando|donde|a que)\b/i
  return /^¿[^?]+\?$/.test(trimmed) && !speaks.test(words) && !asksMore.test(words) ? trimmed : null
}

export const spanish: Tongue = {
  ...spanishFrames,
  language: 'es',
  lexicon,
  things: spanishThings,
  quotes: ['«', '»'],
  and: (items) =>
    items.length < 2
      ? items.join('')
      : `${items.slice(0, -1).join(', ')} ${conjunctionBefore(items.at(-1) ?? '')} ${items.at(-1)}`,
  andSentence: (first, second) => `${first}, ${conjunctionBefore(second)} ${second}`,
  namelessBusiness: 'esta empresa',
  echo,
  declare,
  replies,
  how,
  phraseOf,
  tell,
  mend: (text) => opened(opened(text, '¿', '?'), '¡', '!'),
  exclaimed: (text) => (text.startsWith('¡') ? `${text}!` : `¡${text}!`),
  fillers:
    /^(?:(?:pues|bueno|este|eh+|ehm+|mmm+|a ver)(?:[,.…]\s*|\s+(?=(?:bueno|pues|eh)\b)))+|,? (?:jaja\w*|jeje\w*)(?=[,.!]|$)/gi,
  seams: /(?:,? (?=(?:y|pero) (?:me|nos|el|la|los|las|lo|se|no|yo|he|fue|es|ahora|luego)\b))|(?:; )/i,
  looseAnd: /^(?:y|; ) /i,
}

function conjunctionBefore(text: string): string {
  return /^(?:i|hi(?!e))/.test(firstWord(text)) ? 'e' : 'y'
}

/** Spanish questions and exclamations begin with a mark of their own, which people leave out when they type. */
function opened(text: string, first: string, last: string): string {
  return text.endsWith(last) && !text.includes(first) ? `${first}${text}` : text
}
