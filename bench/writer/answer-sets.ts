import { readFileSync } from 'node:fs'
import type { CustomerLanguage } from '../../contract/languages.ts'
import { askedQuestions } from '../../shared/collection/asked-questions.ts'
import type { Answer, Brief } from '../../server/writer/briefs/brief.ts'
import { plainBrief } from '../../server/test/writing/plain-brief.ts'
import { leadFor } from '../../server/writer/briefs/lead-for.ts'

/** What one customer answered, as the form would send it. */
export interface AnswerSet {
  readonly trade: string
  readonly stars: number
  readonly brief: Brief
}

type Said = Pick<Answer, 'question' | 'answer' | 'kind'>

/** The sets that a file beside this one holds: a line for each answer, behind what was asked. */
export function answerSets(file: string): AnswerSet[] {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8')
  return text.split(/^## /m).slice(1).map(setOf)
}

function setOf(part: string): AnswerSet {
  const [head = '', ...lines] = part.trim().split('\n')
  const [language = 'en', trade = '', business = '', stars = '5'] = head.split(' | ')
  return {
    trade,
    stars: Number(stars),
    brief: briefOf(
      language as CustomerLanguage,
      business,
      Number(stars),
      saidIn(lines, language as CustomerLanguage, business, Number(stars)),
    ),
  }
}

function saidIn(
  lines: readonly string[],
  language: CustomerLanguage,
  business: string,
  stars: number,
): Said[] {
  const said: Said[] = []
  let asked = ''
  for (const line of lines) {
    const [, key, value] = /^(\w+): (.*)$/s.exec(line) ?? []
    if (line.startsWith('? ')) asked = line.slice(2)
    else if (line.startsWith('= ')) said.push({ question: asked, answer: line.slice(2), kind: 'text' })
    else if (key && value && asked === '') said.push(knownAnswer(key, value, language, business, stars))
    else {
      const last = said.at(-1)
      if (last) said[said.length - 1] = { ...last, answer: `${last.answer}\n${line}` }
    }
  }
  return said
}

const kinds: Readonly<Record<string, Answer['kind']>> = {
  service: 'service',
  benefits: 'benefit',
  recommend: 'recommend',
}

function knownAnswer(
  key: string,
  answer: string,
  language: CustomerLanguage,
  business: string,
  stars: number,
): Said {
  const { questions, followUps, help, wentWell, wentWrong } = askedQuestions[language]
  const byName: Record<string, string> = {
    service: questions.service(business),
    benefits: stars <= 3 ? wentWell : questions.benefits(business),
    recommend: questions.recommend(business),
    wentWrong,
    ...followUps,
    used: help[0](business),
    liked: help[1],
    changed: help[2],
    missed: help[3],
  }
  const question = byName[key]
  if (question === undefined) throw new Error(`No question is called ${key}`)
  return { question, answer, kind: kinds[key] ?? 'text' }
}

function briefOf(language: CustomerLanguage, business: string, stars: number, said: readonly Said[]): Brief {
  const options = (kind: Answer['kind']) =>
    said
      .filter((one) => one.kind === kind)
      .flatMap(({ answer }) => answer.split(', '))
      .map((label) => ({ value: label, label }))
  const offered = { services: options('service'), benefits: options('benefit') }
  const rating: Answer = { id: 'rating', question: 'Rating', answer: String(stars), kind: 'rating' }
  return {
    ...plainBrief,
    answers: [
      rating,
      ...said.map((one, at) => ({
        ...one,
        id: String(at),
        lead: leadFor(one, { language, own: undefined, offered }),
      })),
    ],
    business,
    language,
  }
}
