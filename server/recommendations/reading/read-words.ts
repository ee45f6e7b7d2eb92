import { customerLanguages } from '#contract/languages.ts'
import { type Signals, signalsIn } from './signals.ts'

/** What the words of a testimonial show, whatever they are wanted for. */
export interface ReadWords {
  readonly wordCount: number
  readonly sentenceCount: number
  readonly numbers: readonly string[]
  /** How many names it has: capitals inside a sentence. Of German, where every noun has one, none are counted. */
  readonly nameCount: number
  readonly hasExclamation: boolean
  readonly signals: Signals
  /** Names of services and of the industry that it mentions. */
  readonly topics: readonly string[]
}

const word = /[\p{L}\p{N}][\p{L}\p{N}'-]*/gu
/** With what stands beside it, as it is shown: "48 hours", "30%", "$1,200". */
const number = /(?<![\p{L}\p{N}])[$€£]?\p{N}+(?:[.,]\p{N}+)*(?:\s?[%€$£])?/gu
const ending = /[.!?…。！？]+(?=[\s"'’”»)\]]|$)/gu
const name = /(?<=[\p{Ll},] )\p{Lu}\p{Ll}{2,}/gu
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/gu
/** A word of a script without spaces has about so many letters. */
const lettersOfUnspaced = 2

/** Reads a text once: everything that the factors ask of its words. */
export function readWords(content: string, language: string | null, topics: TopicFinder): ReadWords {
  const tokens = content.toLowerCase().replaceAll('’', "'").match(word) ?? []
  const letters = isSpaced(language) ? 0 : (content.match(unspaced)?.length ?? 0)
  return {
    wordCount: Math.max(tokens.length, Math.round(letters / lettersOfUnspaced)),
    sentenceCount: Math.max(1, content.match(ending)?.length ?? 0),
    numbers: content.match(number) ?? [],
    nameCount: language === 'de' ? 0 : (content.match(name)?.length ?? 0),
    hasExclamation: content.includes('!'),
    signals: signalsIn(tokens, language),
    topics: topics.in(tokens),
  }
}

function isSpaced(language: string | null): boolean {
  return customerLanguages.some((one) => one === language)
}

/** Finds what the business does in the words of a text. */
export interface TopicFinder {
  /** What the profile names, in its order. */
  readonly names: readonly string[]
  readonly in: (tokens: readonly string[]) => readonly string[]
}

const common = new Set(
  'service services servicio servicios leistung leistungen serviço serviços company business solutions products quality with your our from and the for und für con para pour avec mit'.split(
    ' ',
  ),
)
const shortest = 3
const longestShort = 3
/** Longer words lose their ending. */
const longestWhole = 4
const mostTopics = 40

/** Of the industry and the services, which are separated by commas. A topic is found when all its words are, in any form. */
export function topicFinder(industry: string, services: string): TopicFinder {
  const names = [...new Set([industry, ...services.split(/[,;\n]/)].map((one) => one.trim()))]
  const topics = names
    .map((name) => ({ name, stems: stemsOf(name) }))
    .filter(({ stems }) => stems.length > 0)
    .slice(0, mostTopics)
  const stems = [...new Set(topics.flatMap((topic) => topic.stems))]
  return {
    names: topics.map(({ name }) => name),
    in(tokens) {
      const found = new Set(stems.filter((stem) => tokens.some((token) => isFormOf(token, stem))))
      return found.size === 0
        ? []
        : topics.filter((topic) => topic.stems.every((stem) => found.has(stem))).map(({ name }) => name)
    },
  }
}

/** Short words are found as they are and with an s: "car" is not in "care". */
function isFormOf(token: string, stem: string): boolean {
  if (!token.startsWith(stem)) return false
  return stem.length > longestShort || token.length === stem.length || token === `${stem}s`
}

/** "Wedding cakes" as `weddi` and `cake`: what stays of a word in all its forms. */
function stemsOf(topic: string): string[] {
  const words = topic.toLowerCase().match(word) ?? []
  return words.filter((one) => one.length >= shortest && !common.has(one)).map(stemOf)
}

function stemOf(one: string): string {
  if (one.length <= longestWhole) return one
  return one.slice(0, one.length - (one.length > 6 ? 2 : 1))
}
