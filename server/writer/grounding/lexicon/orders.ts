import type { CustomerLanguage } from '#contract/languages.ts'

interface Orders {
  /** Words before a verb that make a report of it, apart by spaces: "I have to say that", "they ignore the rules". */
  readonly reportWords: string
  /** What makes an order of it again: "you have to say that". */
  readonly ordered: string
  readonly orders: readonly string[]
  /** Verbs that report as well: orders only where a clause begins, or behind one of the words of `joints`. */
  readonly begun?: readonly string[]
  readonly joints?: string
  /** What a customer never says. */
  readonly anywhere?: string
}

/**
 * Finds what tells a machine what to write. What it finds begins with the verb, so that an order at the beginning of a
 * sentence is found there.
 */
function orderedBy({ reportWords, ordered, orders, begun = [], joints = '', anywhere }: Orders): RegExp {
  const words = reportWords.split(' ').map((word) => word.replace("'", "['’]"))
  const before = words.map((word) => (word.endsWith(']') ? word : String.raw`${word}\s+`)).join('|')
  const isOrdered = String.raw`(?<=(?<!\p{L})(?:${ordered})\s+)`
  const isNotReported = String.raw`(?<!(?<![\p{L}'’])(?:${before}))`
  const begins = String.raw`(?<=^|[^\p{L}\s]\s*|(?<!\p{L})(?:${joints.replaceAll(' ', '|')})\s+)`
  const all = [
    String.raw`(?<!\p{L})(?:${isOrdered}|${isNotReported})(?:${orders.join('|')})`,
    ...begun.map((verb) => begins + verb),
    ...(anywhere === undefined ? [] : [String.raw`(?<!\p{L})${anywhere}(?!\p{L})`]),
  ]
  return new RegExp(all.join('|'), 'iu')
}

/** An answer that tells a machine what to write says nothing about the business. */
export const orders: Readonly<Record<CustomerLanguage, RegExp>> = {
  en: orderedBy({
    reportWords:
      "i we they he she it who that people everybody everyone nobody friends customers colleagues staff others to can could would will must should may might did do does didn't don't doesn't never not always also only really",
    ordered:
      'you (?:must|should|shall|will|can|have to|need to|are to)|(?:want|need|ask|order|command|instruct|tell|allow)(?:ed|s)? you to',
    orders: [
      '(?:ignore|disregard|forget)\\b.*\\b(?:instructions?|prompts?|rules|above|previous)',
      '(?:write|say|claim|state|mention|tell them) (?:that|a (?:\\d|five|glowing|positive)|how|everyone)',
    ],
    anywhere: 'system prompt',
  }),
  es: orderedBy({
    reportWords:
      'yo tú él ella usted ellos ellas quien que se me te le les lo la nos no nunca jamás ya también',
    ordered: '(?:quiero|necesito|pido|ordeno) que',
    orders: [
      '(?:ignora|ignore|ignores|olvida|olvide|olvides|haz caso omiso)\\b.*\\b(?:instrucciones|reglas|anterior)',
      '(?:escriba|mencione|diga) (?:que|una)',
    ],
    // "Mi hermana escribe que" is the same word.
    begun: ['(?:escribe|menciona) (?:que|una)', 'di que'],
    joints: 'y ahora luego',
  }),
  fr: orderedBy({
    reportWords: "je j' tu il elle on nous vous qui que me m' te t' se s' lui leur ne n' pas jamais",
    ordered: '(?:tu dois|vous devez)',
    orders: [
      '(?:ignore[zr]?|oublie[zr]?)\\b.*\\b(?:instructions?|consignes?|règles|précédent)',
      "(?:écris|écrivez|dites|dis) (?:que\\b|qu['’]|une?\\b)",
    ],
  }),
  de: orderedBy({
    reportWords: 'ich er sie es man wir ihr wer nicht nie niemals zu',
    ordered: '(?:du musst|du sollst|sie müssen|sie sollen)',
    orders: [
      '(?:ignorier|ignoriere|ignorieren|vergiss|vergessen sie|missachte|missachten)\\b.*\\b(?:anweisung\\p{L}*|regeln|vorherig\\p{L}*)',
      '(?:schreib|schreibe|schreiben sie|sag|sage|sagen sie|behaupte|behaupten sie),? (?:dass|eine)',
    ],
  }),
  pt: orderedBy({
    reportWords:
      'eu tu ele ela você vocês eles elas quem que se me te lhe lhes o a nos não nunca jamais já também',
    ordered: '(?:quero|preciso|peço) que',
    orders: [
      '(?:ignor[ae]s?|esque[çc]as?)\\b.*\\b(?:instruções|regras|anterior)',
      '(?:escreva|diga) (?:que|uma)',
    ],
    // "O médico diz que" is the same word.
    begun: ['(?:escreve|diz) (?:que|uma)'],
    joints: 'e agora depois',
  }),
}
