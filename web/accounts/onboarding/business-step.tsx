import { Field } from '../../ui/field.tsx'
import { EmailInput, Input } from '../../ui/input.tsx'
import { proposeFromEmail } from './propose-from-email.ts'
import type { Onboarding } from './use-onboarding.ts'

/** Who the business is and who is asking. What the address tells is filled in, as long as nobody typed it. */
export function BusinessStep({ form, propose }: Pick<Onboarding, 'form' | 'propose'>) {
  const { register, formState, getValues } = form
  const { errors } = formState

  function readEmail() {
    const { name, website } = proposeFromEmail(getValues('contactEmail'))
    if (name) propose('ownerName', name)
    if (website) propose('businessUrl', website)
  }
  return (
    <>
      <Field label="Business name" error={errors.businessName?.message}>
        <Input autoComplete="organization" {...register('businessName')} />
      </Field>
      <Field label="Contact email" error={errors.contactEmail?.message}>
        <EmailInput autoComplete="email" {...register('contactEmail', { onBlur: readEmail })} />
      </Field>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label="Your name" error={errors.ownerName?.message}>
          <Input autoComplete="name" {...register('ownerName')} />
        </Field>
        <Field label="Your role" error={errors.ownerRole?.message}>
          <Input autoComplete="organization-title" {...register('ownerRole')} />
        </Field>
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
    </>
  )
}
