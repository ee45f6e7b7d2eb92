import type { CustomerLanguage } from '#contract/languages.ts'

/** What somebody means who replies with one of these words. `language`: whose word it is, where it is one's alone. */
export interface Command {
  readonly wants: 'stop' | 'start'
  readonly language: CustomerLanguage | undefined
}

type Words = Readonly<Record<string, CustomerLanguage | undefined>>

/** Nobody says these for anything else: other words may be around them. */
const clearStops: Words = {
  stop: undefined,
  stopall: undefined,
  unsubscribe: 'en',
  unsub: 'en',
  optout: 'en',
  arret: 'fr',
  desabonner: 'fr',
  desinscrire: 'fr',
  stopp: 'de',
  abmelden: 'de',
  abbestellen: 'de',
  descadastrar: 'pt',
}
/** These mean something else in most sentences: they count alone, or with a polite word. */
const loneStops: Words = {
  cancel: 'en',
  end: 'en',
  quit: 'en',
  remove: 'en',
  revoke: 'en',
  td: undefined,
  baja: 'es',
  alto: 'es',
  cancelar: undefined,
  parar: 'pt',
  pare: 'pt',
  sair: 'pt',
  remover: 'pt',
  annuler: 'fr',
  fin: undefined,
  ende: 'de',
  abbruch: 'de',
}
const starts: Words = {
  start: undefined,
  unstop: undefined,
  alta: 'es',
  iniciar: undefined,
  reprendre: 'fr',
  anmelden: 'de',
  voltar: 'pt',
}

const polite = new Set(
  'please pls plz thanks thank you now all me us it gracias por favor porfavor bitte danke jetzt svp merci s il te vous plait maintenant obrigado obrigada sms text texts message messages'.split(
    ' ',
  ),
)
/** "Don't stop being great", "we can't stop smiling". */
const negations = new Set(
  'dont doesnt didnt cant cannot couldnt wont wouldnt never not non nicht nie kein ne pas jamais nao nunca'.split(
    ' ',
  ),
)
/** "I'll stop by tomorrow". */
const errands = new Set(['by', 'in', 'over', 'at'])
const mostWords = 4

/** Whether a reply asks to stop or to start again; nothing for everything else that people write. */
export function readCommand(reply: string): Command | undefined {
  const words = wordsOf(reply)
  const core = words.filter((word) => !polite.has(word))
  const [only, ...others] = core
  if (only !== undefined && others.every((word) => word === only)) {
    const stops = { ...clearStops, ...loneStops }
    if (Object.hasOwn(stops, only)) return { wants: 'stop', language: stops[only] }
    if (Object.hasOwn(starts, only)) return { wants: 'start', language: starts[only] }
  }
  if (words.length > mostWords || words.some((word) => negations.has(word))) return undefined
  const place = words.findIndex((word) => Object.hasOwn(clearStops, word))
  if (place === -1 || errands.has(words[place + 1] ?? '')) return undefined
  return { wants: 'stop', language: clearStops[words[place]!] }
}

/** Without case, accents and punctuation; "opt-out" and "opt out" are one word. */
function wordsOf(reply: string): string[] {
  const plain = reply
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’‘`]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/\bopt out\b/g, 'optout')
    .replace(/\bun subscribe\b/g, 'unsubscribe')
    .replace(/\bstop all\b/g, 'stopall')
  return plain === '' ? [] : plain.split(' ')
}
