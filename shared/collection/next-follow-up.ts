import { type FollowUp, mostFollowUps } from '#contract/collection/questionnaire.ts'

/** From here on, there is enough to write from, in words. */
const enoughWords = 25

const time =
  /\p{N}|\b(?:minutes?|hours?|days?|weeks?|months?|years?|minutos?|horas?|d[ií]as?|semanas?|mes(?:es)?|a[nñ]os?|heures?|jours?|semaines?|mois|ans?|minuten?|stunden?|tagen?|wochen?|monaten?|jahren?|m[eê]s|anos?)(?!\p{L})/iu
const before = /(?<!\p{L})(?:before|used to|previously|antes|avant|auparavant|vorher|früher|zuvor)(?!\p{L})/iu
/** A capital inside a sentence; in German, where every noun has one, a title or a "von". */
const name = /(?<=[\p{Ll},] )\p{Lu}\p{Ll}+/u
const germanName = /(?<!\p{L})(?:frau|herr|herrn|dr)(?!\p{L})/iu

export interface AnswersSoFar {
  /** What was typed, not what was tapped. */
  readonly typed: readonly string[]
  /** What was asked once more already, answered or not. */
  readonly asked: readonly FollowUp[]
  readonly language: string
}

/**
 * What to ask once more, by what is missing: one thing, two at most, and nothing where enough was said. `fitting` is what
 * suits the business, the best first.
 */
export function nextFollowUp(
  { typed, asked, language }: AnswersSoFar,
  fitting: readonly FollowUp[],
): FollowUp | undefined {
  const text = typed.join('\n').trim()
  if (asked.length >= mostFollowUps || text.split(/\s+/).length >= enoughWords) return undefined
  const isMissing: Readonly<Record<FollowUp, boolean>> = {
    experience: text === '',
    before: !before.test(text),
    duration: !time.test(text),
    helper: !(language === 'de' ? germanName : name).test(text),
  }
  return fitting.find((one) => isMissing[one] && !asked.includes(one))
}
