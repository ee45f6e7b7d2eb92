import { type Answer, type Brief, wordRange } from '../../writer/briefs/brief.ts'
import { builtIn } from '../../writer/built-in/built-in.ts'
import { plainBrief } from './plain-brief.ts'

export type Said = readonly [question: string, answer: string, kind?: Answer['kind']]

/** What a customer of a bakery said, to be written from. */
export function briefOf(said: readonly Said[], more: Partial<Brief> = {}): Brief {
  return {
    ...plainBrief,
    answers: said.map(([question, answer, kind = 'text'], id) => ({
      id: String(id),
      question,
      answer,
      kind,
    })),
    business: 'Lindqvist Bakery',
    customer: { name: 'Tomás', title: '', company: '' },
    ...more,
  }
}

/** What the built-in writer makes of it. */
export const draftOf = (brief: Brief) => {
  const maxWords = wordRange[brief.length][1]
  const { content, sentences, leftOut } = builtIn(brief, { maxWords, withNumbers: true })
  return { sentences, leftOut, text: content }
}
