import { type CustomerLanguage, customerLanguages } from '#contract/languages.ts'
import {
  english,
  french,
  german,
  portuguese,
  type Signal,
  type SignalWords,
  spanish,
} from './signal-words.ts'

interface Finder {
  readonly whole: ReadonlyMap<string, Signal>
  readonly beginnings: ReadonlyMap<string, Signal>
  readonly negations: ReadonlySet<string>
}

export type Signals = Readonly<Partial<Record<Signal, readonly string[]>>>

const shortestBeginning = 4
const longestBeginning = 9
/** A negation reaches so many words ahead: "not at all reliable". */
const reachOfNegation = 3

const finders: Readonly<Record<CustomerLanguage, Finder>> = {
  en: finderOf(english),
  es: finderOf(spanish),
  fr: finderOf(french),
  de: finderOf(german),
  pt: finderOf(portuguese),
}

/** The words of a text that speak of something, each once, in their order. What is negated speaks of nothing. */
export function signalsIn(tokens: readonly string[], language: string | null): Signals {
  const { whole, beginnings, negations } = finders[knownLanguage(language)]
  const found: Partial<Record<Signal, string[]>> = {}
  let negatedUntil = -1
  for (const [at, token] of tokens.entries()) {
    if (negations.has(token)) negatedUntil = at + reachOfNegation
    const signal = whole.get(token) ?? signalOfBeginning(token, beginnings)
    if (!signal || at <= negatedUntil) continue
    const words = (found[signal] ??= [])
    if (!words.includes(token)) words.push(token)
  }
  return found
}

/** Texts too short to tell their language are read as English. */
function knownLanguage(language: string | null): CustomerLanguage {
  return customerLanguages.find((one) => one === language) ?? 'en'
}

function signalOfBeginning(token: string, beginnings: Finder['beginnings']): Signal | undefined {
  const longest = Math.min(token.length, longestBeginning)
  for (let length = longest; length >= shortestBeginning; length -= 1) {
    const signal = beginnings.get(token.slice(0, length))
    if (signal) return signal
  }
  return undefined
}

function finderOf({ negations, ...signals }: SignalWords): Finder {
  const whole = new Map<string, Signal>()
  const beginnings = new Map<string, Signal>()
  for (const [signal, words] of Object.entries(signals) as [Signal, string][]) {
    for (const word of words.split(' ')) {
      if (word.endsWith('*')) beginnings.set(word.slice(0, -1), signal)
      else whole.set(word, signal)
    }
  }
  return { whole, beginnings, negations: new Set(negations.split(' ')) }
}
