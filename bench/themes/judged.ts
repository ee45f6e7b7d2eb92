import { readFileSync } from 'node:fs'
import type { Mention } from '../../server/themes/read/mentions.ts'
import { mentionsIn } from '../../server/themes/read/mentions.ts'
import { type WrittenTrade, writtenOf, writtenTrades } from '../assistant/written.ts'

interface Judged {
  readonly trade: string
  readonly text: number
  readonly theme: string
  readonly at: number
  /** As a person read it; `x`: it does not speak of the theme. */
  readonly tone: string
}

/** 200 mentions, each two or three lines of the testimonials apart, as a person read them. */
export function judgedMentions(): Judged[] {
  const lines = readFileSync(new URL('judged.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return lines.map((line) => {
    const [trade = '', text, theme = '', at, tone = ''] = line.split('\t')
    return { trade, text: Number(text), theme, at: Number(at), tone }
  })
}

export interface WrittenMention extends Mention {
  readonly text: number
  readonly content: string
}

export function mentionsOf(trade: WrittenTrade): WrittenMention[] {
  return writtenOf(trade).flatMap(({ text: content, rating, language }, text) =>
    mentionsIn({ content, rating }, language).map((mention) => ({ ...mention, text, content })),
  )
}

const signs = { 1: '+', 0: '0', '-1': '-' } as const

/** How many of the judged mentions are read as the person read them, and how many should not have been. */
export function compare(): { asked: number; right: number; strangers: number; wrong: string[] } {
  const all = new Map(writtenTrades.map((trade) => [trade as string, mentionsOf(trade)]))
  let [asked, right, strangers] = [0, 0, 0]
  const wrong: string[] = []
  for (const judged of judgedMentions()) {
    const found = all
      .get(judged.trade)
      ?.find(({ text, theme, at }) => text === judged.text && theme === judged.theme && at === judged.at)
    if (judged.tone === 'x') {
      if (found) strangers += 1
      continue
    }
    asked += 1
    const tone = found ? signs[found.tone] : 'missed'
    if (tone === judged.tone) right += 1
    else wrong.push(`${judged.trade} ${judged.text} ${judged.theme}: ${tone}, should be ${judged.tone}`)
  }
  return { asked, right, strangers, wrong }
}
