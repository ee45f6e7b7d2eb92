import type { Received } from '#contract/endpoint.ts'
import type { AiSettings } from '#contract/settings/ai-settings.ts'
import type { smartGenerate } from '#contract/writer/writer.ts'
import type { Answer, Brief } from './brief.ts'
import { type KnownQuestions, leadFor } from './lead-for.ts'
import { lengthWithin } from './manner.ts'

type CustomerBriefInput = Received<typeof smartGenerate>['body']

/** What a customer answered, as the writer reads it. Their address is of no use to it and stays out. */
export function customerBrief(
  input: CustomerBriefInput,
  ai: AiSettings,
  business: string,
  known: KnownQuestions,
): Brief {
  const answers = answersOf(input).map((one) => ({ ...one, lead: leadFor(one, known) }))
  return {
    answers: typeof input.rating === 'number' ? withRating(answers, input.rating) : answers,
    customer: { name: input.customerName, title: '', company: input.company ?? '' },
    business,
    language: input.language ?? 'en',
    tone: ai.tone,
    writingStyle: 'casual',
    emotionalTone: 'satisfied',
    length: lengthWithin(input.length ?? 'medium', ai.maxLength),
    customerType: 'individual',
    includeSpecifics: ai.includeMetrics,
    seed: input.seed ?? 0,
  }
}

/** From the rating answers alone, whatever else was said: their mean, rounded down. */
export function ratingOf({ answers }: Brief): number | null {
  const ratings = answers
    .filter(({ kind }) => kind === 'rating')
    .map(({ answer }) => Number.parseFloat(answer))
  if (ratings.length === 0) return null
  return Math.floor(ratings.reduce((sum, one) => sum + one, 0) / ratings.length)
}

function answersOf({ responses }: CustomerBriefInput): Answer[] {
  let isRated = false
  return responses
    .filter(({ answer }) => answer !== '')
    .map(({ question, answer, kind = guessAnswerKind(question, answer, isRated) }, at): Answer => {
      const stars = starsIn(answer)
      const isRating = kind === 'rating' || kind === 'recommend'
      isRated ||= kind === 'rating'
      const id = `answer-${at + 1}`
      if (!isRating) return { id, question, answer, kind }
      // A rating that is none is what was written.
      return stars === undefined
        ? { id, question, answer, kind: 'text' }
        : { id, question, answer: String(stars), kind }
    })
}

/** The rating that was sent stands for those that were answered. */
function withRating(answers: readonly Answer[], rating: number): Answer[] {
  const others = answers.filter(({ kind }) => kind !== 'rating')
  return [{ id: 'rating', question: 'Rating', answer: String(rating), kind: 'rating' }, ...others]
}

const recommending = /recommend|recomend|recommand|empfehl|weiterempf/i
const serving = /\b(service|servicio|leistung|prestation|serviço|product|producto|produkt|produit|produto)/i
const benefiting = /\b(benefit|beneficio|benefício|vorteil|avantage|ventaja|vantagem)/i
const longestChoice = 80

/** For clients that only send question and answer: a number alone is a rating, a few words may be a choice. */
function guessAnswerKind(question: string, answer: string, isRated: boolean): Answer['kind'] {
  if (starsIn(answer) !== undefined) return isRated || recommending.test(question) ? 'recommend' : 'rating'
  if (answer.length > longestChoice || /[.!?]/.test(answer)) return 'text'
  if (serving.test(question)) return 'service'
  return benefiting.test(question) ? 'benefit' : 'text'
}

/** A number of stars from 1 to 5 that is all there is: `4`, `4/5`, `4 out of 5`, `★★★★`. */
function starsIn(answer: string): number | undefined {
  const drawn = /^([★⭐]{1,5})☆{0,4}$/u.exec(answer)?.[1]?.length
  const written = wholeRating.exec(answer)?.[1]
  const stars = drawn ?? (written === undefined ? undefined : Number.parseFloat(written.replace(',', '.')))
  return stars !== undefined && stars <= 5 ? stars : undefined
}

const wholeRating =
  /^([1-5](?:[.,]\d)?)(?:\s*(?:\/|out of|von|de|sur)\s*5)?(?:\s*(?:[★⭐]|stars?|estrellas?|étoiles?|sterne?|estrelas?))?$/iu
