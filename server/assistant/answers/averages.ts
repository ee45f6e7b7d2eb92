import { readStats } from '../../testimonials/service.ts'
import type { Narrowed } from '../ask/asking.ts'
import { type Figures, readFigures } from '../ask/figures.ts'
import type { Answer } from '../say/answer.ts'
import { testimonialsAt } from '../say/hrefs.ts'
import { counted, listed, type Said, said } from '../say/pieces.ts'
import { type Answering, describedIn, sidesOf } from './answering.ts'

/** How testimonials are rated: those of the own form, unless a source is named. */
export async function answerAverage(answering: Answering): Promise<Answer> {
  const { asking, query } = answering
  const sides = sidesOf(query)
  if (sides.length > 0) {
    const lines: Said[] = []
    for (const side of sides) lines.push(averageLine(answering, await readFigures(asking, side), side))
    return { lines }
  }
  const { filters, span } = query
  const narrowed = { filters, span }
  const figures = await readFigures(asking, narrowed)
  if (Object.keys(filters).length > 0 || span) return { lines: [averageLine(answering, figures, narrowed)] }
  const { otherRatings } = await readStats(asking.tx, asking.workspaceId, asking.now)
  const labels = otherRatings.map(({ label }) => label)
  const more = labels.length > 0 ? said` Counted separately: ${listed(labels)}.` : []
  return { lines: [said`${averageLine(answering, figures, narrowed)}${more}`] }
}

function averageLine(answering: Answering, figures: Figures, narrowed: Narrowed): Said {
  const { filters, span } = narrowed
  const { before, behind } = describedIn(answering, filters)
  const when = span ? ` ${span.name}` : ''
  const { average, rated } = figures
  const verb = span && isOver(span, answering.asking.now) ? 'was' : 'is'
  const isOfOneSource = filters.source !== undefined && filters.source !== 'form'
  if (average === null) {
    if (before === '' && behind === '')
      return span
        ? said`No rating came in through your own form${when}, so there is no average.`
        : said`You have no rating from your own form yet, so there is no average.`
    const through = isOfOneSource ? '' : ' with a rating from your own form'
    return said`There are no ${before ? `${before} ` : ''}testimonials ${behind}${through}${when}, so there is no average.`.map(
      ({ text, ...piece }) => ({ ...piece, text: text.replaceAll(/ +/g, ' ') }),
    )
  }
  const listedFilters = isOfOneSource ? filters : { ...filters, source: filters.source ?? 'form' }
  const href = testimonialsAt({ filters: listedFilters, span }, answering.asking.timeZone)
  const noun = isOfOneSource || filters.source ? 'rating' : 'submission'
  const of = counted(rated, noun, figures.isAverageListed ? href : undefined)
  const what = [before && `${before} testimonials`, behind].filter(Boolean).join(' ')
  if (!what) return said`Your average rating${when} ${verb} ${average.toFixed(1)} out of 5, from ${of}.`
  const those = before ? what : `testimonials ${behind}`
  return said`The average rating of ${those}${when} ${verb} ${average.toFixed(1)} out of 5, from ${of}.`
}

const isOver = ({ to }: NonNullable<Narrowed['span']>, now: Date) => to < now.toISOString().slice(0, 10)
