import type { User } from '#contract/accounts/accounts.ts'
import type { BusinessResearch, ProposedQuestion } from '#contract/business/business-research.ts'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useLocation } from 'wouter'
import { useTakeTone, useTakeWebsiteLogo } from '../../business-setup/queries.ts'
import { useTakeQuestions } from '../../collect/queries.ts'
import { useAttemptKey } from '../../lib/call/use-attempt-key.ts'
import { useSchemaForm } from '../../lib/use-schema-form.ts'
import { showRefusal } from '../../ui/message/show-refusal.ts'
import { toast } from '../../ui/message/toast.ts'
import { useCompleteOnboarding } from '../sign-in/sign-in-queries.ts'
import { type AlsoField, alsoFields, profileAndAccountForm, profileForm } from './onboarding-schema.ts'
import { proposeFromEmail } from './propose-from-email.ts'
import { useResearch } from './use-research.ts'

/** What each step asks for. */
const fieldsOf = [
  ['businessName', 'contactEmail', 'ownerName', 'ownerRole', 'businessUrl', 'industry'],
  ['businessDescription', 'targetAudience', 'keyServices', 'uniqueValue'],
  ['password', 'confirmPassword'],
] as const

/** Of whoever makes an account for a business. */
export const suggestedRole = 'Owner'

function useOnboardingForm(user: User | null) {
  return useSchemaForm(user ? profileForm : profileAndAccountForm, emptyForm(user))
}
type Form = ReturnType<typeof useOnboardingForm>

export type Onboarding = ReturnType<typeof useOnboarding>

/** The wizard: which step it is at, what was typed, and what was found out. */
export function useOnboarding(user: User | null) {
  const [step, setStep] = useState(0)
  const form = useOnboardingForm(user)
  const suggested = proposeFromEmail(useWatch({ control: form.control, name: 'contactEmail' }))
  const website = useResearch(
    {
      values: () => form.getValues(),
      fill: (name, value) => form.setValue(name, value),
      forgetTaken: () => alsoFields.forEach((name) => form.setValue(name, '')),
    },
    () => setStep(1),
  )
  const { create, isCreating } = useCreation(user, form, goToFirstFault, () => website)
  const steps = user ? 2 : 3

  /** A field that is not in sight cannot be mended. */
  function goToFirstFault() {
    const at = fieldsOf.findIndex((fields) => fields.some((field) => form.getFieldState(field).error))
    if (at >= 0) setStep(Math.min(at, steps - 1))
  }

  function isFilledIn() {
    if (step === 0) takeSuggested(form, suggested.name)
    return form.trigger(fieldsOf[step], { shouldFocus: true })
  }
  async function goOn() {
    if (step === steps - 1) return create()
    if (!(await isFilledIn())) return
    if (step === 0) website.research()
    else setStep(step + 1)
  }
  async function skipResearch() {
    if (!(await isFilledIn())) return
    website.forget()
    setStep(1)
  }
  return {
    form,
    suggested,
    step,
    steps,
    website,
    isPending: website.isReading || isCreating,
    goOn,
    goBack: () => setStep(step - 1),
    skipResearch,
  }
}

/** Who nobody named is called what the email address suggests. */
function takeSuggested(form: Form, name: string) {
  for (const [field, suggestion] of [
    ['ownerName', name],
    ['ownerRole', suggestedRole],
  ] as const) {
    if (form.getValues(field).trim() === '') form.setValue(field, suggestion)
  }
}

/** Creates the account, or the profile of one that is there. `onRefused` when something in the form is at fault. */
function useCreation(
  user: User | null,
  form: Form,
  onRefused: () => void,
  chosen: () => { found: BusinessResearch | undefined; questions: readonly ProposedQuestion[] },
) {
  const [, navigate] = useLocation()
  const complete = useCompleteOnboarding()
  const attempt = useAttemptKey()
  const takeQuestions = useTakeQuestions()
  const takeTone = useTakeTone({ isQuiet: true })
  const takeLogo = useTakeWebsiteLogo({ isQuiet: true })
  const create = form.handleSubmit(({ password, confirmPassword: _confirmed, tone, logo, ...profile }) => {
    const body = user ? profile : { ...profile, ...(password ? { password } : {}) }
    complete.mutate(
      { body, idempotencyKey: attempt.keyFor(body) },
      {
        onSuccess: () => {
          attempt.done()
          const { found, questions } = chosen()
          if (found && questions.length > 0) {
            takeQuestions.mutate({ language: found.questionLanguage, questions })
          }
          if (tone) takeTone.mutate(tone)
          if (logo) takeLogo.mutate(logo)
          toast({ title: 'Account Created Successfully' })
          navigate('/dashboard')
        },
        onError: (failure) => {
          showRefusal('Account Creation Failed', { showAtFields: form.showAtFields })(failure)
          onRefused()
        },
      },
    )
  }, onRefused)
  return { create, isCreating: complete.isPending }
}

const nothingTaken = Object.fromEntries(alsoFields.map((name) => [name, ''])) as Record<AlsoField, string>

function emptyForm(user: User | null) {
  return {
    businessName: '',
    ownerName: user ? `${user.firstName} ${user.lastName}`.trim() : '',
    ownerRole: '',
    contactEmail: user?.email ?? '',
    industry: '',
    businessUrl: '',
    businessDescription: '',
    targetAudience: '',
    keyServices: '',
    uniqueValue: '',
    ...nothingTaken,
    password: '',
    confirmPassword: '',
  }
}
