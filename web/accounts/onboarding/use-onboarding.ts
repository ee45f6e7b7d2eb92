import type { User } from '#contract/accounts/accounts.ts'
import { type BusinessResearch, researchBusiness } from '#contract/business/business-research.ts'
import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useLocation } from 'wouter'
import { useAttemptKey } from '../../lib/call/use-attempt-key.ts'
import { useProvenCall } from '../../lib/call/use-proven-call.ts'
import { useSchemaForm } from '../../lib/use-schema-form.ts'
import { showRefusal } from '../../ui/message/show-refusal.ts'
import { toast } from '../../ui/message/toast.ts'
import { useCompleteOnboarding } from '../sign-in-queries.ts'
import { profileAndAccountForm, profileForm } from './onboarding-schema.ts'
import { proposeFromEmail } from './propose-from-email.ts'

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
  const { found, isResearching, research, forget } = useResearch(form, () => setStep(1))
  const { create, isCreating } = useCreation(user, form, goToFirstFault)
  const steps = user ? 2 : 3

  /** A field that is not in sight cannot be mended. */
  function goToFirstFault() {
    const at = fieldsOf.findIndex((fields) => fields.some((field) => form.getFieldState(field).error))
    if (at >= 0) setStep(Math.min(at, steps - 1))
  }

  function take(name: 'ownerName' | 'ownerRole', suggestion: string) {
    if (form.getValues(name).trim() === '') form.setValue(name, suggestion)
  }
  function isFilledIn() {
    if (step === 0) {
      take('ownerName', suggested.name)
      take('ownerRole', suggestedRole)
    }
    return form.trigger(fieldsOf[step], { shouldFocus: true })
  }
  async function goOn() {
    if (step === steps - 1) return create()
    if (!(await isFilledIn())) return
    if (step === 0) research()
    else setStep(step + 1)
  }
  async function skipResearch() {
    if (!(await isFilledIn())) return
    forget()
    setStep(1)
  }
  return {
    form,
    suggested,
    step,
    steps,
    found,
    isPending: isResearching || isCreating,
    goOn,
    goBack: () => setStep(step - 1),
    skipResearch,
  }
}

/** Creates the account, or the profile of one that is there. `onRefused` when something in the form is at fault. */
function useCreation(user: User | null, form: Form, onRefused: () => void) {
  const [, navigate] = useLocation()
  const complete = useCompleteOnboarding()
  const attempt = useAttemptKey()
  const create = form.handleSubmit(({ password, confirmPassword: _confirmed, ...profile }) => {
    const body = user ? profile : { ...profile, ...(password ? { password } : {}) }
    complete.mutate(
      { body, idempotencyKey: attempt.keyFor(body) },
      {
        onSuccess: () => {
          attempt.done()
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

/** Fills in what the website says, as long as nobody has typed something else there. */
function useResearch(form: Form, onDone: () => void) {
  const [found, setFound] = useState<BusinessResearch>()
  const proposed = useRef('')
  const call = useProvenCall(researchBusiness, 'research')

  function show(result: BusinessResearch | undefined) {
    setFound(result)
    const there = form.getValues('businessDescription')
    if (there !== '' && there !== proposed.current) return
    proposed.current = result?.businessDescription ?? ''
    form.setValue('businessDescription', proposed.current)
  }
  function research() {
    const { businessName, industry, businessUrl } = form.getValues()
    call.mutate(
      { businessName, industry, businessUrl },
      {
        onSuccess: show,
        onError: () => {
          show(undefined)
          toast({
            title: 'Research Failed',
            description: 'Unable to conduct AI research. Please fill out the form manually.',
            variant: 'destructive',
          })
        },
        onSettled: onDone,
      },
    )
  }
  function forget() {
    // An answer that is still on its way is not shown any more.
    call.reset()
    show(undefined)
  }
  return { found, isResearching: call.isPending, research, forget }
}

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
    password: '',
    confirmPassword: '',
  }
}
