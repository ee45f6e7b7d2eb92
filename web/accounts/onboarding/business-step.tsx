import { useWatch } from 'react-hook-form'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { EmailInput, Input } from '../../ui/form/input.tsx'
import { suggestedRole, type Onboarding } from './use-onboarding.ts'

/**
 * Who the business is and who is asking. What the address tells of the owner is only shown: nothing is written into a field
 * that somebody may be typing in. The name and the role are taken when the step is left without others, the website when it is pressed.
 */
export function BusinessStep({ form, suggested }: Pick<Onboarding, 'form' | 'suggested'>) {
  const { register, formState } = form
  const { errors } = formState
  const ownerName = useWatch({ control: form.control, name: 'ownerName' })
  return (
    <>
      <Field label="Business name" error={errors.businessName?.message}>
        <Input autoComplete="organization" {...register('businessName')} />
      </Field>
      <Field label="Contact email" error={errors.contactEmail?.message}>
        <EmailInput autoComplete="email" {...register('contactEmail')} />
      </Field>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field
          label="Your name"
          error={errors.ownerName?.message}
          hint={suggested.name && !ownerName ? 'From your email. Type to change it.' : undefined}
        >
          <Input autoComplete="name" placeholder={suggested.name} {...register('ownerName')} />
        </Field>
        <Field label="Your role" error={errors.ownerRole?.message}>
          <Input autoComplete="organization-title" placeholder={suggestedRole} {...register('ownerRole')} />
        </Field>
        <WebsiteField form={form} website={suggested.website} />
        <Field label="Industry" isOptional error={errors.industry?.message}>
          <Input placeholder="Bakery, dental care, software..." {...register('industry')} />
        </Field>
      </div>
    </>
  )
}

function WebsiteField({ form, website }: Pick<Onboarding, 'form'> & { website: string }) {
  const businessUrl = useWatch({ control: form.control, name: 'businessUrl' })
  function takeWebsite() {
    form.setValue('businessUrl', website)
    form.setFocus('businessUrl')
  }
  return (
    <Field
      label="Website"
      isOptional
      error={form.formState.errors.businessUrl?.message}
      hint={
        website && !businessUrl ? (
          <Button variant="ghost" size="small" className="-ml-2.5 max-w-full" onClick={takeWebsite}>
            <span className="truncate">Use {website}</span>
          </Button>
        ) : undefined
      }
    >
      <Input
        type="url"
        inputMode="url"
        autoComplete="url"
        placeholder={website || 'yourcompany.com'}
        {...form.register('businessUrl')}
      />
    </Field>
  )
}
