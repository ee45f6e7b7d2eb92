import type { SharingLink } from '#contract/sharing.ts'
import { Globe, UserRound } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { Select } from '../ui/select.tsx'
import { LastDayField } from './last-day-field.tsx'
import { MakerCard } from './maker-card.tsx'
import { useLinkForm } from './use-link-form.ts'

/** A link for everybody, named after what it is used for. */
export function UniversalLinkForm({ onMade }: { onMade: (made: SharingLink) => void }) {
  const { form, submit, isPending } = useLinkForm(onMade)
  return (
    <MakerCard
      icon={<Globe aria-hidden="true" />}
      title="Universal link"
      says="One link for newsletters, receipts or posters. Anyone can use it, as often as they like."
    >
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <PurposeField form={form} label="Campaign name" placeholder="Spring newsletter" />
        <OpensField form={form} />
        <LastDayField error={form.formState.errors.lastDay?.message} {...form.register('lastDay')} />
        <Button type="submit" isPending={isPending} pendingLabel="Generating..." className="self-start">
          Generate Universal Link
        </Button>
      </form>
    </MakerCard>
  )
}

/** A link for one customer, who can use it once. Whoever opens it sees their name and a part of the address. */
export function CustomerLinkForm({ onMade }: { onMade: (made: SharingLink) => void }) {
  const { form, submit, isPending } = useLinkForm(onMade)
  return (
    <MakerCard
      icon={<UserRound aria-hidden="true" />}
      title="Customer-specific link"
      says="For one customer, so you can see if they answered."
    >
      <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
        <PurposeField form={form} label="Description" placeholder="Ines, wedding cake in May" />
        <Field
          label="Customer email"
          isOptional
          hint="With an email, the link takes one answer. It shows only part of the email, like i•••@example.com."
          error={form.formState.errors.customerEmail?.message}
        >
          <Input inputMode="email" autoComplete="off" {...form.register('customerEmail')} />
        </Field>
        <OpensField form={form} />
        <LastDayField error={form.formState.errors.lastDay?.message} {...form.register('lastDay')} />
        <Button
          type="submit"
          variant="secondary"
          isPending={isPending}
          pendingLabel="Generating..."
          className="self-start"
        >
          Generate link
        </Button>
      </form>
    </MakerCard>
  )
}

interface PurposeFieldProps {
  form: ReturnType<typeof useLinkForm>['form']
  label: string
  placeholder: string
}

/** What the link is for, by which it is found in the list. */
function PurposeField({ form: { register, formState }, label, placeholder }: PurposeFieldProps) {
  return (
    <Field label={label} error={formState.errors.description?.message}>
      <Input autoComplete="off" maxLength={200} placeholder={placeholder} {...register('description')} />
    </Field>
  )
}

/** What customers get to see: an empty field, or questions and a draft. */
function OpensField({ form: { register } }: Pick<PurposeFieldProps, 'form'>) {
  return (
    <Field label="Opens">
      <Select {...register('opens')}>
        <option value="form">The form, to write in their own words</option>
        <option value="questionnaire">The questionnaire: four questions, then a draft</option>
      </Select>
    </Field>
  )
}
