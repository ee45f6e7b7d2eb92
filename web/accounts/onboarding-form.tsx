import type { User } from '#contract/accounts.ts'
import { useLocation } from 'wouter'
import { useAttemptKey } from '../lib/use-attempt-key.ts'
import { useSchemaForm } from '../lib/use-schema-form.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { PasswordConfirmation } from '../ui/password-confirmation.tsx'
import { PasswordInput } from '../ui/password-input.tsx'
import { Textarea } from '../ui/textarea.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { toast } from '../ui/toast.ts'
import { FormSection } from './form-section.tsx'
import { profileAndAccountForm, profileForm } from './onboarding-schema.ts'
import { useCompleteOnboarding } from './queries.ts'
import { showRefusal } from '../ui/show-refusal.ts'

function useOnboardingForm(user: User | null) {
  return useSchemaForm(user ? profileForm : profileAndAccountForm, emptyForm(user))
}
type Form = ReturnType<typeof useOnboardingForm>

export function OnboardingForm({ user }: { user: User | null }) {
  const [, navigate] = useLocation()
  const complete = useCompleteOnboarding()
  const attempt = useAttemptKey()
  const form = useOnboardingForm(user)
  const submit = form.handleSubmit(({ password, confirmPassword: _confirmed, ...profile }) => {
    const body = user ? profile : { ...profile, ...(password ? { password } : {}) }
    complete.mutate(
      { body, idempotencyKey: attempt.keyFor(body) },
      {
        onSuccess: () => {
          attempt.done()
          toast({ title: 'Account Created Successfully' })
          navigate('/dashboard')
        },
        onError: showRefusal('Account Creation Failed', { showAtFields: form.showAtFields }),
      },
    )
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-8 flex flex-col">
      <BusinessSection form={form} />
      <OwnerSection form={form} isNew={!user} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line pt-6">
        <Button type="submit" size="large" isPending={complete.isPending} pendingLabel="Creating Account...">
          {user ? 'Create business profile' : 'Create Account'}
        </Button>
        {!user && (
          <p className="text-base text-soft">
            Already have an account? <TextLink href="/login">Sign in</TextLink>
          </p>
        )}
      </div>
    </form>
  )
}

function OwnerSection({ form: { register, formState }, isNew }: { form: Form; isNew: boolean }) {
  const { errors, touchedFields } = formState
  return (
    <FormSection title="You">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label="Your name" error={errors.ownerName?.message}>
          <Input autoComplete="name" {...register('ownerName')} />
        </Field>
        <Field label="Your role" error={errors.ownerRole?.message}>
          <Input autoComplete="organization-title" placeholder="Founder" {...register('ownerRole')} />
        </Field>
      </div>
      <Field label="Contact email" error={errors.contactEmail?.message}>
        <Input type="email" inputMode="email" autoComplete="email" {...register('contactEmail')} />
      </Field>
      {isNew && (
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field
            label="Password"
            hint="At least 8 characters. A short sentence works well."
            error={errors.password?.message}
          >
            <PasswordInput
              autoComplete="new-password"
              {...register('password', { deps: touchedFields.confirmPassword ? ['confirmPassword'] : [] })}
            />
          </Field>
          <PasswordConfirmation error={errors.confirmPassword?.message} field={register('confirmPassword')} />
        </div>
      )}
    </FormSection>
  )
}

function BusinessSection({ form: { register, formState } }: { form: Form }) {
  const { errors } = formState
  return (
    <FormSection title="Your business">
      <Field label="Business name" error={errors.businessName?.message}>
        <Input autoComplete="organization" {...register('businessName')} />
      </Field>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label="Website" isOptional error={errors.businessUrl?.message}>
          <Input
            type="url"
            inputMode="url"
            autoComplete="url"
            placeholder="yourcompany.com"
            {...register('businessUrl')}
          />
        </Field>
        <Field label="Industry" isOptional error={errors.industry?.message}>
          <Input placeholder="Bakery, dental care, software..." {...register('industry')} />
        </Field>
      </div>
      <Field
        label="What does your business do?"
        hint="Two or three sentences, the way you'd tell a customer."
        error={errors.businessDescription?.message}
      >
        <Textarea {...register('businessDescription')} />
      </Field>
      <Field label="Who are your customers?" error={errors.targetAudience?.message}>
        <Input placeholder="Families in our town, small law firms..." {...register('targetAudience')} />
      </Field>
      <Field label="Key services" isOptional error={errors.keyServices?.message}>
        <Input {...register('keyServices')} />
      </Field>
      <Field label="What makes you different?" isOptional error={errors.uniqueValue?.message}>
        <Input {...register('uniqueValue')} />
      </Field>
    </FormSection>
  )
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
