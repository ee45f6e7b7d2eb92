import { readFileSync } from 'node:fs'
import type { CustomerLanguage } from '#contract/languages.ts'
import { customerTypes, emotionalTones, lengths, writingStyles } from '#contract/writer.ts'
import { tones } from '#contract/tones.ts'
import type { Answer, Brief } from '../../brief.ts'
import { randomFrom } from '../random.ts'

interface Business {
  readonly name: string
  readonly questions: ReadonlyArray<{
    readonly kind: Answer['kind']
    readonly question: string
    readonly answers: readonly string[]
  }>
}

/** Businesses with their questions, and for each what different customers answered. `materials/LANGUAGE.txt` holds them. */
export function businesses(language: CustomerLanguage): Business[] {
  return materials(language)
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [name = '', ...questions] = part.split(/\n(?=\[)/)
      return { name: name.trim(), questions: questions.map(questionOf) }
    })
}

function questionOf(part: string): Business['questions'][number] {
  const [asked = '', ...answers] = part.trim().split('\n= ')
  const [, kind = 'text', question = ''] = /^\[(\w+)\] (.*)$/.exec(asked) ?? []
  return {
    kind: kind as Answer['kind'],
    question,
    answers: answers.map((answer) => answer.replaceAll('\\n', '\n').trim()),
  }
}

/** Other names for the businesses: a name is in every draft, and there are more businesses than these. */
function namesIn(language: CustomerLanguage): string[] {
  const [, names = ''] = /^Names: (.+)$/m.exec(materials(language)) ?? []
  return names.split(', ')
}

function materials(language: CustomerLanguage): string {
  return readFileSync(new URL(`${language}.txt`, import.meta.url), 'utf8')
}

/** As many briefs as are asked for, each from the random answers of one customer; the same for the same first seed. */
export function sets(language: CustomerLanguage, count: number, firstSeed = 0): Brief[] {
  const all = businesses(language)
  const names = namesIn(language)
  return Array.from({ length: count }, (_, at) => {
    const seed = firstSeed + at
    const random = randomFrom(seed * 7919 + language.charCodeAt(0) * 131)
    const one = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)]!
    const { name: known, questions } = one(all)
    const name = one([known, ...names])
    const named = (text: string) => text.replaceAll(known, name)
    const answers = questions
      .filter(() => random() < 0.65)
      .map(({ kind, question, answers: sampleAnswers }, id) => ({
        id: String(id),
        kind,
        question: named(question),
        answer: named(one(sampleAnswers)),
      }))
    return {
      answers,
      business: name,
      customer: { name: 'Robin Vale', title: '', company: '' },
      language,
      tone: one(tones),
      writingStyle: one(writingStyles),
      emotionalTone: one(emotionalTones),
      length: one(lengths),
      customerType: one(customerTypes),
      includeSpecifics: random() < 0.5,
      seed,
    }
  })
}
