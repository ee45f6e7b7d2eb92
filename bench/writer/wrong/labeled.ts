import { readFileSync } from 'node:fs'
import type { CustomerLanguage } from '../../../contract/languages.ts'
import type { Answer } from '../../../server/writer/briefs/brief.ts'
import type { Ground } from '../../../server/writer/grounding/ground.ts'

/** A sentence that somebody labeled: true in another order, true in other words, or how it is false. */
export interface Labeled {
  readonly language: CustomerLanguage
  readonly ground: Ground
  readonly sentence: string
  readonly label: string
  /** Nobody looks at it while working on the check. */
  readonly isAside: boolean
}

/** What a file beside these holds: businesses, the answers of a customer, and sentences about them. */
export function labeledIn(file: string): { grounds: Ground[]; sentences: Labeled[] } {
  const text = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
  const parts = text.split(/^## /m).slice(1).map(partOf)
  return {
    grounds: parts.map(({ ground }) => ground),
    sentences: parts.flatMap(({ sentences }) => sentences),
  }
}

function partOf(part: string): { ground: Ground; sentences: Labeled[] } {
  const [head = '', ...lines] = part.trim().split('\n')
  const [language, name] = head.split(' | ') as [CustomerLanguage, string]
  const businessName = name.replace(' (aside)', '')
  const isAside = name !== businessName
  const answers = lines.filter((line) => line.includes(' = ')).map(answerOf)
  const ground: Ground = { answers, businessName, locale: language }
  const sentences = lines.flatMap((line) => {
    const [, label, sentence] = /^\d{3} (\w+): (.+)$/.exec(line) ?? []
    return label && sentence ? [{ language, ground, sentence, label, isAside }] : []
  })
  return { ground, sentences }
}

function answerOf(line: string, at: number): Answer {
  const [left = '', answer = ''] = line.split(' = ')
  const [, kind = 'text', question = ''] = /^(?:\[(\w+)\] )?(.*)$/.exec(left) ?? []
  return { id: String(at), question, answer, kind: kind as Answer['kind'] }
}

/** True words in another order, or other words: whether the answers have every longer word of a sentence. */
export function isInItsWords(sentence: string, { answers }: Ground): boolean {
  const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? []
  const said = new Set(answers.flatMap(({ question, answer }) => words(`${question} ${answer}`)))
  return words(sentence).every((word) => said.has(word))
}
