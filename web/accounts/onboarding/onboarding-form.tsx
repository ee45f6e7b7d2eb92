import type { User } from '#contract/accounts/accounts.ts'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { useFocusOnChange } from '../../lib/use-focus-on-change.ts'
import { stepsOf } from '../../lib/website/website-words.ts'
import { Button } from '../../ui/button/button.tsx'
import { StepList } from '../../ui/loading/step-list.tsx'
import { ProgressBar } from '../../ui/layout/progress-bar.tsx'
import { TextLink } from '../../ui/text/text-link.tsx'
import { BusinessStep } from './business-step.tsx'
import { DetailsStep } from './details-step.tsx'
import { type FormPicture, FormPreview } from './form-preview.tsx'
import { PasswordStep } from './password-step.tsx'
import { type Onboarding, useOnboarding } from './use-onboarding.ts'

const headings = [
  ['Tell us about your business', 'Customers see the name on your form.'],
  ['Check what we filled in', 'This is your business profile. You can change it anytime.'],
  ['Choose a password', 'Then your form is ready to share.'],
] as const
/** In place of the second while everything is still to be typed. */
const unfilled = ['What you do', headings[1][1]] as const

/** The steps on one side, and on the other the form that customers will see, growing with them. */
export function OnboardingForm({ user, FormPicture }: { user: User | null; FormPicture: FormPicture }) {
  const onboarding = useOnboarding(user)
  const { form, step, steps } = onboarding
  const businessName = useWatch({ control: form.control, name: 'businessName' })
  const [title, lead] =
    step === 1 && !onboarding.website.found?.businessDescription ? unfilled : (headings[step] ?? headings[0])
  return (
    <div className="mx-auto grid w-full max-w-6xl grow content-start gap-x-16 gap-y-12 px-4 pt-6 pb-20 sm:px-8 sm:pt-12 lg:grid-cols-[minmax(0,1fr)_26rem]">
      <div className="min-w-0">
        <p className="text-sm font-medium text-faint">
          Step {step + 1} of {steps}
        </p>
        <div className="mt-2 max-w-48">
          <ProgressBar label="Setup progress" value={step + 1} max={steps} />
        </div>
        <StepTitle at={step}>{title}</StepTitle>
        <p className="mt-1.5 text-base text-soft">{lead}</p>
        <form
          noValidate
          className="mt-7 flex flex-col gap-5"
          onSubmit={(event) => {
            event.preventDefault()
            void onboarding.goOn()
          }}
        >
          {step === 0 && <BusinessStep form={form} suggested={onboarding.suggested} />}
          {step === 1 && <DetailsStep {...onboarding} />}
          {step === 2 && <PasswordStep form={form} />}
          {step === 0 && onboarding.website.isReading && (
            <StepList label="Reading your website" steps={stepsOf(onboarding.website.pages)} />
          )}
          <OnboardingButtons onboarding={onboarding} isNew={!user} />
        </form>
        {!user && step === 0 && (
          <p className="mt-6 text-base text-soft">
            Already have an account? <TextLink href="/login">Sign in</TextLink>
          </p>
        )}
      </div>
      <FormPreview businessName={businessName} step={step} FormPicture={FormPicture} />
    </div>
  )
}

/** Takes the focus when its step comes, so that the keyboard and screen readers begin there. */
function StepTitle({ at, children }: { at: number; children: ReactNode }) {
  const title = useFocusOnChange<HTMLHeadingElement>(at)
  return (
    <h1
      ref={title}
      tabIndex={-1}
      className="mt-6 font-serif text-page font-medium tracking-[-0.018em] outline-none"
    >
      {children}
    </h1>
  )
}

function OnboardingButtons({ onboarding, isNew }: { onboarding: Onboarding; isNew: boolean }) {
  const { step, steps, isPending, goBack, skipResearch } = onboarding
  const isLast = step === steps - 1
  const submit = isNew ? 'Create Account' : 'Create business profile'
  return (
    <div className="mt-2 flex flex-wrap items-center gap-3">
      <Button
        key={step}
        type="submit"
        size="large"
        isPending={isPending}
        pendingLabel={isLast ? 'Creating Account...' : 'Reading your website...'}
      >
        {isLast ? submit : 'Continue'}
      </Button>
      {step > 0 && (
        <Button variant="ghost" size="large" onClick={goBack}>
          Back
        </Button>
      )}
      {step === 0 && (
        <Button variant="ghost" size="large" onClick={() => void skipResearch()}>
          Skip AI Research
        </Button>
      )}
    </div>
  )
}
