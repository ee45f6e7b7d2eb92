import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type CustomerLanguage, customerLanguages } from '#contract/languages.ts'
import type { Answer } from '../briefs/brief.ts'
import type { Ground } from './ground.ts'

/** One sentence and what it should rest on, labeled by hand. `invention` says how it goes beyond the answers, if it does. */
export interface Case {
  readonly id: string
  readonly language: CustomerLanguage
  readonly ground: Ground
  readonly sentence: string
  readonly invention?: string
  /** Set aside for measuring: nobody looks at these while working on the check. */
  readonly isHeldOut: boolean
}

/** All labeled cases. `corpus/LANGUAGE.txt` holds a business's answers, then sentences about it, each with its label. */
export function corpus(): Case[] {
  return customerLanguages.flatMap((language) => {
    const text = readFileSync(new URL(`corpus/${language}.txt`, import.meta.url), 'utf8')
    return text
      .split(/^## /m)
      .slice(1)
      .flatMap((part) => corpusCasesOf(part.split('\n'), language))
  })
}

function corpusCasesOf([businessName = '', ...lines]: readonly string[], language: CustomerLanguage): Case[] {
  const answers = lines.filter((line) => line.includes(' = ')).map(answerOf)
  const ground = { answers, businessName, locale: language }
  return lines.flatMap((line) => {
    const [, number, label, sentence] = /^(\d{3}) (\w+): (.+)$/.exec(line) ?? []
    if (!number || !label || !sentence) return []
    const id = `${language}-${number}`
    const invention = label === 'grounded' ? {} : { invention: label }
    return [{ id, language, ground, sentence, ...invention, isHeldOut: isHeldOut(id) }]
  })
}

function answerOf(line: string, at: number): Answer {
  const [left = '', answer = ''] = line.split(' = ')
  const [, kind = 'text', question = ''] = /^(?:\[(\w+)\] )?(.*)$/.exec(left) ?? []
  return { id: String(at), question, answer, kind: kind as Answer['kind'] }
}

/** What was written before the check is numbered up to here. Of the rest, nothing could be set aside before. */
const lastBefore = 199

/** A third of what was written before the check, drawn by the id alone. */
function isHeldOut(id: string): boolean {
  if (Number(id.slice(-3)) > lastBefore) return false
  return (createHash('sha256').update(id).digest()[0] ?? 0) % 3 === 0
}
