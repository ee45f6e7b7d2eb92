import { echoUnless, foundIn, howBy, inside } from '../questions.ts'
import { declaredBy, isPlural, type Kind, nounsOf, pastSubjectOf } from '../romance.ts'
import { capitalized, wordTokensOf, withoutEnd } from '../text.ts'
import type { Frames, Grammar, Phrase } from '../tongue.ts'
import { wordSet } from '../word-set.ts'
import { spanishWords as lexicon } from './words.ts'

const articles = { m: 'el', f: 'la', M: 'los', F: 'las' } as const satisfies Record<Kind, string>
/** What happens once "fue"; what lasts "era". */
const events = wordSet(
  'servicio trato proceso resultado trabajo envío montaje seguimiento curso entrega atención comunicación experiencia reparación instalación respuesta organización gestión reforma obra formación presentación ayuda viaje tratamiento pedido espera',
)
/** "Entrega muy rápida" or "buen trato". */
const { kindOf, headOf, tell } = nounsOf({
  lexicon,
  endings: [
    ['F', /(?:ciones|siones|dades)$/],
    ['f', /(?:ción|sión|dad|tad|umbre|eza|ancia|encia)$/],
  ],
  placedBefore: new Map([
    ['buen', 'bueno'],
    ['buena', 'buena'],
    ['mal', 'malo'],
    ['excelente', 'excelente'],
    ['rápida', 'rápida'],
    ['rápido', 'rápido'],
  ]),
  was: pastSubjectOf({ articles, events, once: 'fue', lasting: 'era', several: 'eran' }),
})

function phraseOf(thing: string): Phrase | null {
  const words = wordTokensOf(thing)
  const first = words[0] ?? ''
  if (lexicon.determiners.has(first) || lexicon.clauseStarts.has(first))
    return { the: thing, isPlural: /^(?:los|las|unos|unas|mis|sus|muchos|muchas)$/.test(first) }
  const kind = kindOf(headOf(words))
  return kind && /^\p{Ll}/u.test(thing)
    ? { the: `${articles[kind]} ${thing}`, isPlural: isPlural(kind) }
    : null
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

function replies(question: string): Frames {
  const [did = ''] = foundIn(
    question,
    /^¿quién (?:te|le|les|os) (atendió|ayudó|trató|explicó|acompañó)(?!\p{L})/iu,
  )
  const several = did.replace('atendió', 'atendieron').replace(/ó$/, 'aron')
  if (did !== '')
    return [
      `Me [${did}|${several}] {x}.`,
      `En {b} me [${did}|${several}] {x}.`,
      `{X} me [${did}|${several}].`,
      `[Quien me ${did} fue|Quienes me ${several} fueron] {x}.`,
      `[Fue|Fueron] {x} quien[|es] me [${did}|${several}].`,
    ]
  if (/^¿cuánto (?:tiempo )?llevas? /iu.test(question.trim()))
    return ['Llevo {x} con {b}.', 'Con {b} llevo {x}.', 'Llevo ya {x} con {b}.']
  const [stem = ''] = foundIn(
    question,
    /^¿?\s*qué (\p{L}+?)(?:aste|iste|ó|ió|asteis|isteis|aron|ieron)\s*\?$/iu,
  )
  const verb = done[stem.toLowerCase()]
  return verb
    ? [`${capitalized(verb)} {x}.`, `En {b} ${verb} {x}.`, `Fue en {b} donde ${verb} {x}.`, `Yo ${verb} {x}.`]
    : []
}

/** "¿El curso era lento?" has the order of a statement, and "¿Volvería?" is the customer's form too. */
const declare = declaredBy({
  asked:
    /^¿((?:el|la|los|las) \p{L}+ )?((?:era|fue|es|eran|fueron|son|estaba|hubo|hay|\p{L}{2,}[ei]?rías?))((?: \p{L}+){0,5})\?$/iu,
  not: 'no',
  mine: /r[ií]a$|^hubo$|^hay$/i,
  others: /\b(?:nos|nuestr\w+|su|sus)\b/i,
})

export const spanish: Grammar = {
  echo: echoUnless(
    /\b(?:te|le|les|os|tu|tus|su|sus|usted|ustedes|nos|nuestr\w+)\b|\w{2,}(?:aste|iste|ias|ais|eis)\b|^¿(?:compra|usa|utiliza|volve|vendr|pedir|recom|quier|cree|esta\b|queda)/i,
    /^(?!¿)|^¿(?:que|como|cuant\w*|por|con|cual|quien|cuando|donde|a que|a quien)\b/i,
  ),
  declare,
  hedged: (word, statement, rest) => [`${word} ${inside(withoutEnd(statement))} ${rest}`],
  replies,
  /** "¿Cómo fue el trabajo?" is answered by "El trabajo fue {x}." */
  how: howBy(
    /^¿cómo (fue|fueron|es|son|era|estuvo) ((?:el|la|los|las) \p{L}+(?: \p{L}+){0,2})\?$/iu,
    (subject, verb) => [
      `${subject} ${verb} {x}.`,
      `Para mí, ${subject} ${verb} {x}.`,
      `En {b}, ${subject} ${verb} {x}.`,
    ],
  ),
  phraseOf,
  tell,
  mend: (text) => opened(opened(text, '¿', '?'), '¡', '!'),
  exclaimed: (text) => (text.startsWith('¡') ? `${text}!` : `¡${text}!`),
  fillers:
    /^(?:(?:pues|bueno|este|eh+|ehm+|mmm+|a ver)(?:[,.…]\s*|\s+(?=(?:bueno|pues|eh)\b)))+|,? (?:jaja\w*|jeje\w*)(?=[,.!]|$)/gi,
  seams: /(?:,? (?=(?:y|pero) (?:me|nos|el|la|los|las|lo|se|no|yo|he|fue|es|ahora|luego)\b))|(?:; )/i,
}

/** Spanish questions and exclamations begin with a mark of their own, which people leave out when they type. */
function opened(text: string, first: string, last: string): string {
  return text.endsWith(last) && !text.includes(first) ? `${first}${text}` : text
}
