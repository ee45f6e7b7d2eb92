import type { SharingLink } from '#contract/collection/sharing.ts'
import { Globe, UserRound } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { Select } from '../../ui/form/select.tsx'
import { LastDayField } from './last-day-field.tsx'
import { MakerCard } from '../card/maker-card.tsx'
import { useLinkForm } from './use-link-form.ts'

interface LinkFormProps {
  onMade: (made: SharingLink) => void
}

type LinkForm = ReturnType<typeof useLinkForm>['form']

/** A link for everybody, named after what it is used for. */
export function UniversalLinkForm({ onMade }: LinkFormProps) {
  return (
    <LinkMaker
      icon={<Globe aria-hidden="true" />}
      title="Universal link"
      says="One link for newsletters, receipts or posters. Anyone can use it, as often as they like."
      onMade={onMade}
      purpose={{ label: 'Campaign name', placeholder: 'Spring newsletter' }}
      generate={{ label: 'Generate Universal Link' }}
    />
  )
}

/** A link for one customer, who can use it once. Whoever opens it sees their name and a part of the address. */
export function CustomerLinkForm({ onMade }: LinkFormProps) {
  return (
    <LinkMaker
      icon={<UserRound aria-hidden="true" />}
      title="Customer-specific link"
      says="For one customer, so you can see if they answered."
      onMade={onMade}
      purpose={{ label: 'Description', placeholder: 'Ines, wedding cake in May' }}
      generate={{ label: 'Generate link', variant: 'secondary' }}
    >
      {({ formState, register }) => (
        <Field
          label="Customer email"
          isOptional
          hint="With an email, the link takes one answer. It shows only part of the email, like i•••@example.com."
          error={formState.errors.customerEmail?.message}
        >
          <Input inputMode="email" autoComplete="off" {...register('customerEmail')} />
        </Field>
      )}
    </LinkMaker>
  )
}

interface LinkMakerProps extends LinkFormProps, Omit<ComponentProps<typeof MakerCard>, 'children'> {
  purpose: Omit<PurposeFieldProps, 'form'>
  generate: { label: string; variant?: 'secondary' }
  /** Fields of this kind of link alone. */
  children?: (form: LinkForm) => ReactNode
}

function LinkMaker({ onMade, purpose, generate, children, ...card }: LinkMakerProps) {
  const { form, submit, isPending } = useLinkForm(onMade)
  const { label, ...look } = generate
  return (
    <MakerCard {...card}>
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <PurposeField form={form} {...purpose} />
        {children?.(form)}
        <OpensField form={form} />
        <LastDayField error={form.formState.errors.lastDay?.message} {...form.register('lastDay')} />
        <Button
          type="submit"
          isPending={isPending}
          pendingLabel="Generating..."
          className="self-start"
          {...look}
        >
          {label}
        </Button>
      </form>
    </MakerCard>
  )
}

interface PurposeFieldProps {
  form: LinkForm
  label: string
  placeholder: string
}

/** What the link is for, by which it is found in the list. */
function PurposeField({ form: { register, formState }, label, placeholder }: PurposeFieldProps) {
  return (
    // The contract calls both kinds' purpose a description.
    <Field label={label} error={formState.errors.description?.message?.replace(/^Description/, label)}>
      <Input autoComplete="off" maxLength={200} placeholder={placeholder} {...register('description')} />
    </Field>
  )
}

/** What customers get to see: an empty field, or questions and a draft. */
function OpensField({ form: { register } }: Pick<PurposeFieldProps, 'form'>) {
  return (
    <Field label="Opens">
      <Select {...register('opens')}>
        <option value="form">The form</option>
        <option value="questionnaire">The questionnaire</option>
      </Select>
    </Field>
  )
}
