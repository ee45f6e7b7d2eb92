import { readPerformanceIn, readCampaignPerformance } from '../overview/service.ts'
import { readStats } from '../testimonials/service.ts'
import { momentsOf, readCounts, readMonths } from './counts.ts'
import { insights } from './insights.ts'
import * as sentences from './sentences.ts'
import { type Span, spanBefore } from './spans.ts'
import type { Asked, Topic } from './topic.ts'
import { readUnheard } from './unheard.ts'

const counts = (asked: Asked) => readCounts(asked, asked.span)

async function compare(asked: Asked, [one, other]: readonly [Span, Span]): Promise<string> {
  return sentences.trend(one, await readCounts(asked, one), other, await readCounts(asked, other))
}

/** The first that fits counts: the narrower ones stand first. */
export const topics: readonly Topic[] = [
  {
    name: 'insights',
    words:
      'ai ai-generated generated insight insights stand stands summary summarize summarise overview highlights',
    asks: /\binsights?\b|\bstands? out\b|\bsummar|\boverview\b|\bhighlights\b/,
    isOfNow: true,
    answer: insights,
  },
  {
    name: 'unasked',
    words:
      "customer customers client clients people person who who's whom no not never without haven't hasn't didn't missing left leave wrote write gave give asked ask still list name names testimonial",
    asks: /\b(?:customers?|clients?|people)\b.*\b(?:no|without|not|haven't|hasn't|never|missing|didn't)\b|\b(?:who|whom)\b.*(?:\bask|\b(?:no|not|never|without|hasn't|haven't|didn't)\b)/,
    isOfNow: true,
    answer: async ({ tx, workspaceId }) => sentences.unheard(await readUnheard(tx, workspaceId)),
  },
  {
    name: 'response',
    words:
      'average respond responded responding response responses rate rates answer answered answers answering reply replied replies request requests sent send asked people customer customers who email emails percent percentage',
    asks: /\brespon|\banswer(?:s|ed)?\b|\brepl(?:y|ied|ies)\b|\brequest/,
    answer: async ({ tx, workspaceId, now, timeZone, span }) =>
      span
        ? sentences.responseRate(
            await readPerformanceIn(tx, workspaceId, momentsOf(span, timeZone)),
            span.name,
          )
        : sentences.responseRate(await readCampaignPerformance(tx, workspaceId, now)),
  },
  {
    name: 'trends',
    words:
      "trend trends trending trendline perform performs performance performing compare compared compares comparing comparison against grow growing growth versus vs change changed changing changes progress improve improving improved better worse than more fewer going go how's over between",
    asks: /\btrend|\bperform|\bcompar|\bgrow|\bhow(?: am i| are we|'s it| is it| is business)\b.*\b(?:doing|going)\b|\bversus\b|\bvs\b|\bimprov|\bbetter\b|\bworse\b|\b(?:more|fewer)\b.*\bthan\b|\bprogress\b|\bchang/,
    answer: async (asked) => {
      const { span } = asked
      return span ? compare(asked, [span, spanBefore(span)]) : sentences.trends(await readMonths(asked))
    },
    compare,
  },
  {
    name: 'stars',
    words: 'star stars rating ratings rated only one two three four five 1 2 3 4 5',
    asks: /\b(?:[1-5]|one|two|three|four|five)[- ]?stars?\b/,
    answer: async (asked) => sentences.withStars(starsIn(asked.text), await counts(asked), asked.span),
  },
  {
    name: 'private',
    words: 'private',
    asks: /\bprivate\b/,
    answer: async (asked) => sentences.privateOnes(await counts(asked), asked.span),
  },
  {
    name: 'hidden',
    words: 'hidden hide',
    asks: /\bhidden\b|\bhide\b/,
    isOfNow: true,
    answer: async ({ tx, workspaceId, now }) => sentences.hidden(await readStats(tx, workspaceId, now)),
  },
  {
    name: 'pending',
    words:
      'pending waiting wait awaiting approve approval approving unapproved decide decision decisions still left',
    asks: /\bpending\b|\bwaiting\b|\bawaiting\b|\bapprov(?:e|al|ing)\b|\bunapproved\b|\bdecide\b/,
    answer: async (asked) => sentences.withStatus('pending', await counts(asked), asked.span),
  },
  {
    name: 'approved',
    words: 'approved published',
    asks: /\bapproved\b|\bpublished\b/,
    answer: async (asked) => sentences.withStatus('approved', await counts(asked), asked.span),
  },
  {
    name: 'rejected',
    words: 'rejected reject rejections',
    asks: /\breject/,
    answer: async (asked) => sentences.withStatus('rejected', await counts(asked), asked.span),
  },
  {
    name: 'average',
    words: 'average avg mean rating ratings rated rate star stars score scores',
    asks: /\baverage\b|\bavg\b|\bratings?\b|\brated\b|\bstars?\b|\bscore\b/,
    answer: async (asked) =>
      asked.span
        ? sentences.averageIn(await counts(asked), asked.span)
        : sentences.averageSentence(await readStats(asked.tx, asked.workspaceId, asked.now)),
  },
  {
    name: 'total',
    words: 'have customer customers people so received arrived left wrote gave given',
    asks: /\b(?:how many|number of|count|total)\b.*\b(?:testimonials?|reviews?|submissions?|feedback|quotes?)\b|\b(?:testimonials?|reviews?|submissions?)\b.*\b(?:total|do i have|did i get|do we have|did we get|so far|came in|received)\b|^\W*(?:and )?(?:my )?(?:testimonials?|reviews?)\W*$|^\W*(?:and )?how many\W*(?:(?:did|have) (?:i|we) (?:get|got|have|receive|received)|came in|were there|are there)?\W*$/,
    answer: async (asked) => sentences.total(await counts(asked), asked.span),
  },
]

const numerals = ['one', 'two', 'three', 'four', 'five']

/** The rating that a question is about; the patterns have made sure that there is one. */
export function starsIn(text: string): number {
  const said = /\b([1-5]|one|two|three|four|five)[- ]?stars?\b/.exec(text)?.[1] ?? ''
  return numerals.includes(said) ? numerals.indexOf(said) + 1 : Number(said)
}

/** Every word that some question may hold. */
export const topicWords: readonly string[] = topics.flatMap(({ words }) => words.split(' '))
