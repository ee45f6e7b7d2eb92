import type { CustomerLanguage } from '#contract/languages.ts'
import { carries } from '../text/says-the-same.ts'

/** What a sentence may begin with and lose: it says that something is said, and nothing of it. */
const fillers: Readonly<Record<CustomerLanguage, RegExp>> = {
  en: /^(?:i (?:have to|must|want to|would like to) say(?: that|,) |needless to say, |what can i say[,:] )/iu,
  es: /^(?:(?:tengo|debo) que decir que |debo decir que |quiero decir que |qué puedo decir[,:] )/iu,
  fr: /^(?:je (?:dois|veux|voudrais) dire (?:que |qu['’])|il faut dire (?:que |qu['’])|que dire[,:] )/iu,
  de: /^(?:ich muss (?:schon )?sagen[,:] |was soll ich sagen[,:] )(?!dass)/iu,
  pt: /^(?:(?:tenho (?:de|que)|devo|quero) dizer que |o que posso dizer[,:] )/iu,
}

/** How a verdict on all of it begins that can come first as well as last. */
const verdicts: Readonly<Record<CustomerLanguage, RegExp>> = {
  en: /^(?:overall|all in all)\b/iu,
  es: /^(?:en general|en conjunto)\b/iu,
  fr: /^(?:dans l['’]ensemble|globalement)\b/iu,
  de: /^(?:insgesamt|alles in allem|im großen und ganzen)\b/iu,
  pt: /^(?:no geral|em geral|no conjunto)\b/iu,
}

/** Words that speak of something said before: a sentence with one of them stays behind it. */
const pointing: Readonly<Record<CustomerLanguage, string>> = {
  en: 'they them their theirs it its this that these those he him his she her such so there then also but however',
  es: 'esto eso este esta estos estas ese esa esos esas él ella ellos ellas lo le les su sus así también pero',
  fr: 'il elle ils elles ce cela ça cette cet ces le lui leur leurs son sa ses y en ainsi aussi mais',
  de: 'er sie es ihn ihm ihr ihre ihren das dies diese dieser dieses dem denen dort da so auch aber dafür damit davon',
  pt: 'isto isso este esta estes estas esse essa ele ela eles elas lhe lhes seu sua seus suas assim também mas',
}

const fewestForOrder = 3

/** The same sentence, whatever its capitals and marks. */
export function bareWords(sentence: string): string {
  return (sentence.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ')
}

/** Which sentences say again, to the letter, what an earlier one says. Short ones may be meant: "Great! Great!" */
export function repeatedSentences(sentences: readonly string[]): ReadonlySet<number> {
  const seen = new Set<string>()
  const again = sentences.flatMap((sentence, at) => {
    const words = bareWords(sentence)
    const isAgain = seen.has(words)
    seen.add(words)
    return isAgain && words.split(' ').length > 2 ? [at] : []
  })
  return new Set(again)
}

/** The one verdict that can stand at the beginning; nothing when there are several, or when it leans on what is before it. */
export function verdictIn(sentences: readonly string[], language: CustomerLanguage): number | undefined {
  if (sentences.length < fewestForOrder) return undefined
  const found = sentences.flatMap((sentence, at) => (verdicts[language].test(sentence) ? [at] : []))
  const [at] = found
  return found.length === 1 && at !== undefined && mayComeFirst(sentences, at, language) ? at : undefined
}

/** Whether a sentence says the same before all the others. */
export function mayComeFirst(sentences: readonly string[], at: number, language: CustomerLanguage): boolean {
  const leaning = new Set(pointing[language].split(' '))
  const words = bareWords(sentences[at] ?? '').split(' ')
  return at > 0 && !words.some((word) => leaning.has(word)) && !sentences[at]?.includes('?')
}

/** How much of a sentence is a filler that can go: by the check, too, what is left says the same, seen from either side. */
export function fillerIn(sentence: string, language: CustomerLanguage): number {
  const length = fillers[language].exec(sentence)?.[0].length ?? 0
  const rest = sentence.slice(length)
  const isSame = length > 0 && (carries(sentence, rest, language) || carries(rest, sentence, language))
  return isSame ? length : 0
}
