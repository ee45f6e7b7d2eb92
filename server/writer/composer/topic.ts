import type { Answer } from '../brief.ts'
import { unaccented } from './text.ts'
import type { Topic } from './tongue.ts'

/** Read without accents. The first that fits decides. Every language is tried: a business may ask in another one than its customer answers in. */
const asks: ReadonlyArray<readonly [Topic, RegExp]> = [
  [
    'audience',
    /\b(?:who|whom)\b.*\brecommend|\ba quien(?:es)?\b.*\brecom|\ba quem\b.*\brecom|\ba qui\b.*\brecommand|\bwem\b.*\bempfehl/i,
  ],
  [
    'improve',
    /\bbetter\b|\bimprov|\bdifferently\b|\bmissing\b|\bwould you change\b|\bmejor(?:ar|emos|e)\b|\bcambiaria|\bfalta\b|\bameliorer|\bmieux faire|\bmanque|\bchangeriez|\bbesser\b|\bverbesser|\bandern\b|\banders machen|\bfehlt\b|\bmelhorar|\bmelhor[ae]mos|\bmudaria/i,
  ],
  [
    'likedLeast',
    /\blike(?:d)? (?:the )?least|\bgusto menos|\bmenos\b.*\bgust|\bmoins aim|\bmoins plu|\bam wenigsten|\bmenos gost|\bgost\w* menos/i,
  ],
  [
    'disliked',
    /\b(?:dis|not |n['’]t )like|\bno (?:te|le|les|os) gust|\bpas (?:aim|plu)|\bnicht gefallen|\bnao gost|\bdesagrad/i,
  ],
  [
    'negative',
    /\bwent wrong|\bgo wrong|\bdisappoint|\bdownside|\bnegati[vf]|\bdecu|\bstort\b|\benttausch|\bdecepcion|\bdececion|\bsalio mal|\bcorreu mal/i,
  ],
  [
    'bestService',
    /\bservice\b.*\b(?:most|best)\b|\bmost helpful\b|\bservicio\b.*\bmas\b|\bservice\b.*\ble plus\b|\bleistung\b.*\bam (?:meisten|besten)|\bservico\b.*\bmais\b/i,
  ],
  [
    'likedMost',
    /\b(?:like|liked|enjoy|enjoyed|love|loved)\b.*\b(?:most|best)\b|\bfavou?rite\b|\bbest (?:part|thing)\b|\bmas\b.*\bgust|\bgusto\b.*\bmas\b|\ble plus\b.*\b(?:aim|plu|appr)|\b(?:aime|plu|apprecie)\b.*\ble plus\b|\bam (?:besten|meisten)\b.*\bgef|\bmais\b.*\bgost|\bgost\w*\b.*\bmais\b|\bmelhor parte/i,
  ],
  [
    'liked',
    /\b(?:like|enjoy|love)d?\b(?! to\b)|\bgusto|\bgustado|\baime|\bplu\b|\bappreci|\bgefallen\b|\bgefiel|\bgostou|\bgostaram|\bagradou/i,
  ],
  [
    'before',
    /\bproblem\b.*\bbefore\b|\bwhat (?:problem|challenge)|\bchallenge\b|\bproblema\b.*\bantes\b|\bque problema|\bquel probleme|\bwelches problem|\bque problema|\bqual (?:era o )?problema/i,
  ],
  [
    'reason',
    /^why\b.*\b(?:choose|chose|pick)|\bmade you (?:choose|pick)|^[¿ ]*por que\b.*\b(?:elig|escog)|\bpourquoi\b.*\bchois|\bwarum\b.*\b(?:entschieden|gewahlt|fur uns)|\bpor ?que\b.*\bescolh/i,
  ],
  [
    'visit',
    /^why did you (?:come|call|contact|visit)|^what brought you|por que (?:vino|viniste|acudio|veio|vieram)|pourquoi etes-vous venu|warum (?:sind sie|bist du) (?:zu uns )?gekommen|que vous amene/i,
  ],
  [
    'change',
    /\bchanged\b|\bresults?\b|\bdifference\b|\bcambio|\bcambiado|\bresultado|\bchange\b|\bresultat|\bverandert|\bgeandert|\bergebnis|\bmudou|\bmudanca/i,
  ],
  [
    'describe',
    /\bdescribe\b|\bwords\b|\bdescrib|\bpalabras\b|\bdecri|\bmots\b|\bbeschreib|\bworten\b|\bdescrev|\bpalavras\b/i,
  ],
  ['recommend', /\brecommend|\brecomend|\brecommand|\bempfehl|\bempfiehl/i],
  [
    'benefit',
    /\bbenefit|\bventaja|\bbeneficio|\bavantage|\bvorteil|\b(?:welchen|der) nutzen\b|\bvantage|\bvantagens|\bbeneficio/i,
  ],
  ['person', /^[¿ ]*(?:who\b|(?:a )?quien|qui\b|we[rn]\b|quem\b)/i],
]

const topicOfKind = {
  rating: 'general',
  recommend: 'recommend',
  service: 'service',
  benefit: 'benefit',
  text: 'general',
} as const satisfies Record<Answer['kind'], Topic>

/** What a question asks for; what cannot be told from its words is told from its kind. */
export function topicOf({ question, kind }: Pick<Answer, 'question' | 'kind'>): Topic {
  const asked = asks.find(([, words]) => words.test(unaccented(question)))?.[0]
  if (kind === 'service') return asked === 'bestService' ? asked : 'service'
  return asked ?? topicOfKind[kind]
}
