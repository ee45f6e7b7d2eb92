import { brand } from '#contract/brand.ts'
import { questionNames, type QuestionName } from '#contract/collection/questionnaire.ts'
import { engines } from '#contract/writer/engines.ts'
import { fallbackReasons } from '#contract/writer/fallback-reasons.ts'
import { useCallback, useRef, useState } from 'react'
import { z } from 'zod/mini'
import { dropStored, keepOnDevice, readStored } from '../sending/device-storage.ts'
import { type Answer, answers, type Answers, type AskedMore, askedMore } from './answers.ts'

const ground = z.object({ question: z.string(), answer: z.string() })

/** A draft as far as it is shown, and what it was asked for with. */
const questionnaireDraft = z.object({
  asked: z.string(),
  content: z.string(),
  sentences: z.array(z.object({ text: z.string(), grounds: z.array(ground) })),
  engine: z.enum(engines),
  /** None in what older scripts kept. */
  fallback: z.prefault(z.nullable(z.enum(fallbackReasons)), null),
  record: z.string(),
  leftOut: z.array(z.string()),
  seed: z.prefault(z.number(), 0),
})
export type QuestionnaireDraft = z.infer<typeof questionnaireDraft>

/** The questions by their number from 0, then who it is from, then the words. */
export const contactAt = questionNames.length
export const reviewAt = contactAt + 1

const progress = z.object({
  savedAt: z.number(),
  step: z.int().check(z.gte(0), z.lte(reviewAt)),
  answers,
  more: z.prefault(z.array(askedMore), []),
  draft: z.optional(questionnaireDraft),
})

export interface Progress {
  readonly step: number
  readonly answers: Answers
  /** What was asked once more. */
  readonly more: readonly AskedMore[]
  readonly draft?: QuestionnaireDraft | undefined
}

const start: Progress = { step: 0, answers: {}, more: [] }

/** Where the customer is and what they answered, kept on this device until it is sent. */
export function useProgress(linkId: string) {
  const key = `${brand.prefix}-questionnaire-${linkId}`
  const [found] = useState(() => readStored(key, progress))
  const [now, setNow] = useState<Progress>(found ?? start)
  const latest = useRef(now)
  const change = useCallback(
    (part: Partial<Progress>) => {
      latest.current = { ...latest.current, ...part }
      setNow(latest.current)
      keepOnDevice(key, latest.current)
    },
    [key],
  )
  const answer = useCallback(
    (name: QuestionName, value: Answer) => change({ answers: { ...latest.current.answers, [name]: value } }),
    [change],
  )
  const forget = useCallback(() => {
    dropStored(key)
    latest.current = start
    setNow(start)
  }, [key])
  return { ...now, change, answer, forget, isRestored: found !== undefined }
}
