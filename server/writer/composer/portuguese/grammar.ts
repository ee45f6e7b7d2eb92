import { capitalized, tokensOf, unaccented } from '../text.ts'
import type { Frames, Phrase, Tongue } from '../tongue.ts'
import { portugueseFrames, portugueseThings } from './frames.ts'
import { portugueseWords as lexicon } from './words.ts'

const articles: Readonly<Record<string, string>> = { m: 'o', f: 'a', M: 'os', F: 'as' }
const endings: ReadonlyArray<readonly [string, RegExp]> = [
  ['F', /(?:ções|sões|dades|gens)$/],
  ['f', /(?:ção|são|dade|gem|eza|ância|ência)$/],
  ['m', /mento$/],
]
/** What happens once "foi"; what lasts "era". */
const events = new Set(
  'serviço atendimento processo resultado trabalho envio acompanhamento curso entrega comunicação experiência reparação instalação resposta organização gestão obra formação apresentação ajuda tratamento pedido espera atenção aula conserto pagamento acolhimento encomenda consulta'.split(
    ' ',
  ),
)
const placedBefore =
  /^(?:bom|boa|bons|boas|ótimo|ótima|ótimos|ótimas|excelente|excelentes|mau|má|péssimo|péssima|lindo|linda)$/

function kindOf(noun: string): string | undefined {
  return lexicon.nouns.get(noun) ?? endings.find(([, ending]) => ending.test(noun))?.[0]
}

function phraseOf(thing: string): Phrase | null {
  const words = tokensOf(thing)
  const first = words[0] ?? ''
  if (lexicon.clauseStarts.has(first)) return null
  if (lexicon.determiners.has(first))
    return {
      the: thing,
      of: ofDetermined(thing),
      isPlural: first.endsWith('s') && !/^mais|menos$/.test(first),
    }
  const kind = kindOf(
    words.find((word) => !lexicon.adjectives.has(word) && !lexicon.intensifiers.has(word)) ?? '',
  )
  const article = articles[kind ?? '']
  if (!article || !/^\p{Ll}/u.test(thing)) return null
  return { the: `${article} ${thing}`, of: `d${article} ${thing}`, isPlural: /[MF]/.test(kind ?? '') }
}

/** "de" melts into the articles: "do", "duma". */
function ofDetermined(thing: string): string {
  return /^(?:o|a|os|as|este|esta|estes|estas|esse|essa) /.test(thing) ? `d${thing}` : `de ${thing}`
}

function tell(thing: string): string | null {
  const words = thing.split(' ')
  const [noun = '', ...rest] = placedBefore.test(words[0] ?? '') ? [...words.slice(1), words[0] ?? ''] : words
  const kind = kindOf(noun)
  const article = articles[kind ?? '']
  const last = rest.at(-1) ?? ''
  const isPlain =
    rest.length > 0 &&
    rest.length <= 2 &&
    lexicon.adjectives.has(last) &&
    rest.slice(0, -1).every((word) => lexicon.intensifiers.has(word))
  if (!article || !isPlain || lexicon.adjectives.has(noun)) return null
  const verb = /[MF]/.test(kind ?? '') ? 'eram' : events.has(noun) ? 'foi' : 'era'
  return `${article.toUpperCase().slice(0, 1)}${article.slice(1)} ${noun} ${verb} ${rest.join(' ')}.`
}

const done: Readonly<Record<string, string>> = {
  compr: 'comprei',
  us: 'usei',
  utiliz: 'utilizei',
  encomend: 'encomendei',
  ped: 'pedi',
  escolh: 'escolhi',
  estud: 'estudei',
  aprend: 'aprendi',
  contrat: 'contratei',
  reserv: 'reservei',
  com: 'comi',
  faz: 'fiz',
  experiment: 'experimentei',
}

/** "Como foi o atendimento?" is answered by "O atendimento foi {x}." */
function how(question: string): Frames {
  const [, verb = '', subject = ''] =
    /^como (foi|foram|é|são|era|correu) ((?:o|a|os|as) \p{L}+(?: \p{L}+){0,2})\?$/iu.exec(question.trim()) ??
    []
  return verb === ''
    ? []
    : [`${capitalized(subject)} ${verb.toLowerCase() === 'correu' ? 'foi' : verb.toLowerCase()} {x}.`]
}

function replies(question: string): Frames {
  const [, did = ''] =
    /^quem (?:o|a|te|lhe|vos)(?:\/[oa])? (atendeu|ajudou|tratou|explicou|acompanhou)\b/iu.exec(
      question.trim(),
    ) ?? []
  if (did !== '') return [`Quem me ${did} foi {x}.`, `Quem me ${did}: {x}.`]
  const [, stem = ''] =
    /^o que (?:você |é que )?(\p{L}+?)(?:ou|eu|iu|aste|este|iste|aram|eram|iram)\s*\?$/iu.exec(
      question.trim(),
    ) ?? []
  const verb = done[stem.toLowerCase()]
  return verb ? [`${capitalized(verb)} {x}.`, `O que ${verb}: {x}.`] : []
}

/** "A aula era longa?" has the order of a statement, and "Voltaria?" is the customer's form too. */
function declare(question: string, isYes: boolean): string | null {
  const [, subject = '', verb = '', rest = ''] =
    /^((?:o|a|os|as) \p{L}+ )?((?:era|foi|é|eram|foram|são|estava|\p{L}{3,}ria))((?: \p{L}+){0,5})\?$/iu.exec(
      question.trim(),
    ) ?? []
  const isMine = subject === '' && /ria$/i.test(verb) && !/\b(?:nos|noss\w+|seu|sua|seus|suas)\b/i.test(rest)
  if (verb === '' || (subject === '' && !isMine)) return null
  return capitalized(`${subject}${isYes ? '' : 'não '}${verb.toLowerCase()}${rest}.`)
}

function echo(question: string): string | null {
  const trimmed = question.trim()
  const words = unaccented(trimmed)
  const speaks =
    /\b(?:te|lhe|lhes|tu|teu|tua|seu|sua|seus|suas|voce|voces|nos|noss\w+|conosco|connosco)\b|\w{2,}(?:aste|este|iste|avas|arias)\b|^(?:compr|us|utiliz|volt|recomend|quer|acha|pretend|viri|ficou|fic|teve|encontr|sent|precis|consegu)\w*/i
  const asksMore = /^(?:que|o que|como|quant|por|com|qual|quem|quando|onde|a que|do que|de que|para)/i
  return /^[^?.!]+\?$/.test(trimmed) && !speaks.test(words) && !asksMore.test(words) ? trimmed : null
}

export const portuguese: Tongue = {
  ...portugueseFrames,
  language: 'pt',
  lexicon,
  things: portugueseThings,
  quotes: ['«', '»'],
  and: (items) => (items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} e ${items.at(-1)}`),
  andSentence: (first, second) => `${first}, e ${second}`,
  namelessBusiness: 'esta empresa',
  echo,
  declare,
  replies,
  how,
  phraseOf,
  tell,
  mend: (text) => text.replace(/\bnao\b/g, 'não').replace(/\bNao\b/g, 'Não'),
  exclaimed: (text) => `${text}!`,
  fillers: /^(?:bem|olha|então|tipo|hum+|ah|eh)[,.…]\s*|,? (?:né|kk+|rs+|haha+|tipo)(?=[,.!]|$)/gi,
  seams: /(?:,? (?=(?:e|mas) (?:eu|nós|ele|ela|eles|elas|o|a|os|as|me|não|foi|é|agora|depois)\b))|(?:; )/i,
  looseAnd: /^(?:e|; ) /i,
}
