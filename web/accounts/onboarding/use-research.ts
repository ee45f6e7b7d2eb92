import type { BusinessResearch, ProposedQuestion } from '#contract/business/business-research.ts'
import { useRef, useState } from 'react'
import { useWebsiteReading } from '../../lib/website/use-website-reading.ts'
import { researchFailed } from '../../lib/website/website-words.ts'
import { toast } from '../../ui/message/toast.ts'

/** The fields that a website may fill in. */
export const proposedFields = [
  'industry',
  'businessDescription',
  'targetAudience',
  'keyServices',
  'uniqueValue',
] as const
export type ProposedField = (typeof proposedFields)[number]

export type Proposals = Partial<Record<ProposedField, { readonly value: string; readonly page: string }>>

type Filled = { readonly [Name in ProposedField]?: string | undefined }

/** The form as far as it matters here. */
interface Fields {
  readonly values: () => Filled & { readonly businessName: string; readonly businessUrl?: string | undefined }
  readonly fill: (name: ProposedField, value: string) => void
  /** What was taken of an earlier reading. */
  readonly forgetTaken: () => void
}

/** Fills in what the website says, as long as nobody has typed something else there. */
export function useResearch({ values, fill, forgetTaken }: Fields, onDone: () => void) {
  const [found, setFound] = useState<BusinessResearch>()
  const { questions, takeQuestions, forgetQuestions } = useChosenQuestions()
  const filled = useRef<{ [Name in ProposedField]?: string }>({})
  const { read, stop, pages, isReading } = useWebsiteReading()

  function show(result: BusinessResearch | undefined) {
    setFound(result)
    forgetQuestions()
    forgetTaken()
    const proposals = proposalsOf(result)
    for (const name of proposedFields) {
      const there = values()[name] ?? ''
      if (there !== '' && there !== filled.current[name]) continue
      const value = proposals[name]?.value ?? ''
      filled.current[name] = value
      fill(name, value)
    }
  }
  function end(result: BusinessResearch | undefined) {
    show(result)
    if (!result || result.websiteProblem) toast(researchFailed)
    onDone()
  }
  function research() {
    const { businessName, industry, businessUrl } = values()
    // What the last reading filled in was not typed.
    const typed = industry === filled.current.industry ? '' : industry
    read({ businessName, industry: typed, businessUrl }, { onFound: end, onFailed: () => end(undefined) })
  }
  function forget() {
    // An answer that is still on its way is not shown any more.
    stop()
    show(undefined)
  }
  return {
    found,
    proposals: proposalsOf(found),
    questions,
    takeQuestions,
    pages,
    isReading,
    research,
    forget,
  }
}

/** Each question of the questionnaire has one place: the newest choice stands there. */
function useChosenQuestions() {
  const [questions, setQuestions] = useState<readonly ProposedQuestion[]>([])
  const takeQuestions = (taken: readonly ProposedQuestion[]) =>
    setQuestions((before) => [
      ...before.filter(({ asks }) => taken.every((one) => one.asks !== asks)),
      ...taken,
    ])
  return { questions, takeQuestions, forgetQuestions: () => setQuestions([]) }
}

/** Each value that a page says, as the form has it. */
function proposalsOf(found: BusinessResearch | undefined): Proposals {
  if (!found) return {}
  const { sources, industry, businessDescription, targetAudience } = found
  const said = [
    ['industry', industry, sources.industry],
    ['businessDescription', businessDescription, sources.businessDescription],
    ['targetAudience', targetAudience, sources.targetAudience],
    ['keyServices', found.keyServices.join(', '), sources.keyServices],
    ['uniqueValue', found.competitiveAdvantages.join(', '), sources.competitiveAdvantages],
  ] as const
  return Object.fromEntries(
    said.flatMap(([name, value, page]) => (value && page ? [[name, { value, page }]] : [])),
  )
}
