import { echoUnless, foundIn, howBy, inside } from '../questions.ts'
import { declaredBy, isPlural, type Kind, nounsOf, pastSubjectOf, unchanged } from '../romance.ts'
import { capitalized, wordTokensOf, withoutEnd } from '../text.ts'
import type { Frames, Grammar, Phrase } from '../tongue.ts'
import { wordSet } from '../word-set.ts'
import { portugueseWords as lexicon } from './words.ts'

const articles = { m: 'o', f: 'a', M: 'os', F: 'as' } as const satisfies Record<Kind, string>
/** What happens once "foi"; what lasts "era". */
const events = wordSet(
  'serviço atendimento processo resultado trabalho envio acompanhamento curso entrega comunicação experiência reparação instalação resposta organização gestão obra formação apresentação ajuda tratamento pedido espera atenção aula conserto pagamento acolhimento encomenda consulta',
)
const { kindOf, headOf, tell } = nounsOf({
  lexicon,
  endings: [
    ['F', /(?:ções|sões|dades|gens)$/],
    ['f', /(?:ção|são|dade|gem|eza|ância|ência)$/],
    ['m', /mento$/],
  ],
  placedBefore: unchanged(
    'bom boa bons boas ótimo ótima ótimos ótimas excelente excelentes mau má péssimo péssima lindo linda',
  ),
  was: pastSubjectOf({ articles, events, once: 'foi', lasting: 'era', several: 'eram' }),
})

function phraseOf(thing: string): Phrase | null {
  const words = wordTokensOf(thing)
  const first = words[0] ?? ''
  if (lexicon.clauseStarts.has(first)) return null
  if (lexicon.determiners.has(first)) {
    const isSeveral = first.endsWith('s') && first !== 'mais' && first !== 'menos'
    const by = /^[oa]s? /.test(thing) ? `pel${thing}` : `por ${thing}`
    return { the: thing, of: ofDetermined(thing), by, isPlural: isSeveral }
  }
  const kind = kindOf(headOf(words))
  if (!kind || !/^\p{Ll}/u.test(thing)) return null
  const the = `${articles[kind]} ${thing}`
  return { the, of: `d${the}`, by: `pel${the}`, isPlural: isPlural(kind) }
}

/** "de" melts into the articles: "do", "duma". */
function ofDetermined(thing: string): string {
  return /^(?:o|a|os|as|este|esta|estes|estas|esse|essa) /.test(thing) ? `d${thing}` : `de ${thing}`
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

function replies(question: string): Frames {
  const [did = ''] = foundIn(
    question,
    /^quem (?:o|a|te|lhe|vos)(?:\/[oa])? (atendeu|ajudou|tratou|explicou|acompanhou)\b/iu,
  )
  if (did !== '')
    return [
      `Quem me ${did} em {b} [foi|foram] {x}.`,
      `Quem me ${did} [foi|foram] {x}.`,
      `Em {b}, quem me ${did} [foi|foram] {x}.`,
      `[Foi|Foram] {x} quem me ${did} em {b}.`,
      `[Foi|Foram] {x} quem me ${did}.`,
    ]
  const [stem = ''] = foundIn(
    question,
    /^o que (?:você |é que )?(\p{L}+?)(?:ou|eu|iu|aste|este|iste|aram|eram|iram)\s*\?$/iu,
  )
  const verb = done[stem.toLowerCase()]
  return verb ? [`${capitalized(verb)} {x}.`, `Em {b}, ${verb} {x}.`, `Foi em {b} que ${verb} {x}.`] : []
}

/** "A aula era longa?" has the order of a statement, and "Voltaria?" is the customer's form too. */
const declare = declaredBy({
  asked:
    /^((?:o|a|os|as) \p{L}+ )?((?:era|foi|é|eram|foram|são|estava|houve|\p{L}{3,}ria))((?: \p{L}+){0,5})\?$/iu,
  not: 'não',
  mine: /ria$|^houve$/i,
  others: /\b(?:nos|noss\w+|seu|sua|seus|suas)\b/i,
})

export const portuguese: Grammar = {
  echo: echoUnless(
    /\b(?:te|lhe|lhes|tu|teu|tua|seu|sua|seus|suas|voce|voces|nos|noss\w+|conosco|connosco)\b|\w{2,}(?:aste|este|iste|avas|arias)\b|^(?:compr|us|utiliz|volt|recomend|quer|acha|pretend|viri|ficou|fic|teve|encontr|sent|precis|consegu)\w*/i,
    /^(?:que|o que|como|quant|por|com|qual|quem|quando|onde|a que|do que|de que|para)/i,
  ),
  declare,
  hedged: (word, statement, rest) =>
    word === 'talvez' ? [] : [`${word} ${inside(withoutEnd(statement))} ${rest}`],
  replies,
  /** "Como foi o atendimento?" is answered by "O atendimento foi {x}." */
  how: howBy(
    /^como (foi|foram|é|são|era|correu) ((?:o|a|os|as) \p{L}+(?: \p{L}+){0,2})\?$/iu,
    (subject, asked) => {
      const verb = asked === 'correu' ? 'foi' : asked
      return [
        `${subject} ${verb} {x}.`,
        `Para mim, ${subject} ${verb} {x}.`,
        `Em {b}, ${subject} ${verb} {x}.`,
      ]
    },
  ),
  phraseOf,
  tell,
  mend: (text) => text.replace(/\bnao\b/g, 'não').replace(/\bNao\b/g, 'Não'),
  fillers: /^(?:bem|olha|então|tipo|hum+|ah|eh)[,.…]\s*|,? (?:né|kk+|rs+|haha+|tipo)(?=[,.!]|$)/gi,
  seams: /(?:,? (?=(?:e|mas) (?:eu|nós|ele|ela|eles|elas|o|a|os|as|me|não|foi|é|agora|depois)\b))|(?:; )/i,
}
