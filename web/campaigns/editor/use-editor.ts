import { missingNameSentence } from '#contract/campaigns/campaigns.ts'
import { useState } from 'react'
import { ApiProblem } from '../../lib/call/problem.ts'
import { toast } from '../../ui/message/toast.ts'
import { type CampaignBody, campaignBodyOf, type Draft, type Errors, errorsIn, emailStepOf } from './draft.ts'

/** What the parts of the editor share. */
export interface Editor {
  readonly draft: Draft
  readonly errors: Errors
  /** The email that is being written: 0 is the first, then the reminders. */
  readonly step: number
  set: (change: Partial<Draft>) => void
  setStep: (step: number) => void
}

/** A campaign being written: its draft, what is wrong with it, and how it is handed over. */
export function useEditor(initial: () => Draft) {
  const [draft, setDraft] = useState(initial)
  const [errors, setErrors] = useState<Errors>({})
  const [step, setStep] = useState(0)
  const [isChanged, setIsChanged] = useState(false)
  function set(change: Partial<Draft>) {
    setIsChanged(true)
    setErrors({})
    setDraft((before) => ({ ...before, ...change }))
  }
  function show(found: Errors) {
    setErrors(found)
    const [wrong] = Object.keys(found).flatMap((path) => emailStepOf(path) ?? [])
    if (wrong !== undefined) setStep(wrong)
  }
  /** Hands it over once nothing is wrong with it. */
  function submit(send: (body: CampaignBody) => void) {
    const found = errorsIn(draft)
    show(found)
    const [first] = Object.values(found)
    if (draft.name.trim() === '') showCampaignProblem('Missing Information', missingNameSentence)
    else if (first !== undefined) showCampaignProblem('Please check your campaign', first)
    else send(campaignBodyOf(draft))
  }
  /** Shows at the fields what the server said of them. */
  function showAtFields(failure: unknown) {
    if (failure instanceof ApiProblem) show(failure.fields)
  }
  return { draft, errors, step, set, setStep, submit, showAtFields, isChanged }
}

const showCampaignProblem = (title: string, description: string) =>
  toast({ title, description, variant: 'destructive' })
