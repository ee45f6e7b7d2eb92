import { builtIn } from '../../server/writer/built-in/built-in.ts'
import { type Brief, wordRange } from '../../server/writer/briefs/brief.ts'
import { hostileSets, wrongsOf } from '../../server/test/writing/hostile-sets.ts'
import type { Figure } from '../kit/report.ts'
import { answerSets } from './answer-sets.ts'
import { informing, lostSentences, none, ownWords, type Written } from './drafts.ts'

const readable = answerSets('answers.txt')

/** Prints every draft whole, to be read aloud, with what it does not have. */
export function tellDrafts(): void {
  for (const { brief, trade, stars } of readable) {
    const { sentences, leftOut } = written(brief)
    const named = leftOut.length === 0 ? '' : `\n  not in the draft: ${leftOut.join(' | ')}`
    console.log(`${brief.language}, ${trade}, ${stars} of 5: ${sentences.join(' ')}${named}`)
  }
}

/** What must hold of those drafts, and of all from hostile answers: no other sign, subject or direction, nothing lost. */
export function faithfulFigures(): Figure[] {
  const hostile = hostileSets().map((set) => ({ set, draft: written(set.brief) }))
  const all = [...hostile.map(({ draft }) => draft), ...readable.map(({ brief }) => written(brief))]
  const wrong = hostile.flatMap(({ set, draft }) => wrongsOf(set, draft.sentences))
  const trades = new Set(readable.map(({ brief, trade }) => `${brief.language} ${trade}`)).size
  return [
    none(`sentences of another sign, subject or direction, ${hostile.length} hostile sets`, wrong.length),
    none('words that nobody typed or tapped, but leads', sum(all.map(ownWords))),
    none('answers neither in the draft nor named', sum(all.map(lostSentences))),
    informing(
      `drafts above, of ${trades} businesses: without a sentence`,
      readable.filter(({ brief }) => written(brief).sentences.length === 0).length,
      readable.length,
    ),
    informing(
      'answers that are named instead',
      sum(all.map(({ leftOut }) => leftOut.length)),
      sum(all.map(({ sentences }) => sentences.length)),
    ),
  ]
}

function written(brief: Brief): Written {
  const { sentences, leftOut } = builtIn(brief, { maxWords: wordRange[brief.length][1], withNumbers: true })
  return { brief, sentences: sentences.map(({ text }) => text), leftOut }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
