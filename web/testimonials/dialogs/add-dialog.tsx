import { longestTestimonial } from '#contract/limits.ts'
import { createTestimonial } from '#contract/testimonials/editing.ts'
import { type Testimonial } from '#contract/testimonials/testimonials.ts'
import { type Control, Controller, type FieldErrors, type UseFormRegister } from 'react-hook-form'
import type { z } from 'zod/mini'
import { useSchemaForm } from '../../lib/use-schema-form.ts'
import { FailureBanner } from '../../ui/message/failure-banner.tsx'
import { Field } from '../../ui/form/field.tsx'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { EmailInput, Input } from '../../ui/form/input.tsx'
import { StarRatingInput } from '../../ui/choices/star-rating-input.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { toast } from '../../ui/message/toast.ts'
import { useCreate } from '../queries.ts'

/** A testimonial typed by the owner. It is kept, and shown nowhere before the customer's word is on file. */
export function AddTestimonialDialog({
  isOpen,
  onClose,
  onAdded,
}: {
  isOpen: boolean
  onClose: () => void
  onAdded: (testimonial: Testimonial) => void
}) {
  if (!isOpen) return null
  return <OpenAddDialog onClose={onClose} onAdded={onAdded} />
}

const dialogCopy = {
  title: 'Add testimonial',
  description: 'Add what a customer told you. It stays hidden until they confirm it or you attach proof.',
  submitLabel: 'Add',
  pendingLabel: 'Adding...',
}

type TestimonialInput = z.input<typeof createTestimonial.body>

const nothing = { customerName: '', company: '', role: '', email: '', content: '', rating: null }

function OpenAddDialog({ onClose, onAdded }: { onClose: () => void; onAdded: (made: Testimonial) => void }) {
  const create = useCreate()
  const { register, control, handleSubmit, formState, showAtFields } = useSchemaForm(
    createTestimonial.body,
    nothing,
  )
  const { errors } = formState
  const submit = handleSubmit((body) =>
    create.mutate(body, {
      onSuccess: (made) => {
        onAdded(made)
        toast({ title: 'Testimonial added' })
      },
      onError: showAtFields,
    }),
  )
  return (
    <FormDialog {...dialogCopy} onClose={onClose} isPending={create.isPending} onSubmit={submit}>
      <WhoFields register={register} errors={errors} />
      <Field
        label="Email"
        isOptional
        hint="Used to ask them to confirm. Never shown publicly."
        error={errors.email?.message}
      >
        <EmailInput autoComplete="off" {...register('email')} />
      </Field>
      <TestimonialRatingField control={control} />
      <TestimonialField register={register} errors={errors} />
      <FailureBanner
        failure={create.error}
        otherwise="This testimonial couldn't be added. Your text is still here, so please try again."
      />
    </FormDialog>
  )
}

function WhoFields({
  register,
  errors,
}: {
  register: UseFormRegister<TestimonialInput>
  errors: FieldErrors<TestimonialInput>
}) {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <Field label="Customer name" error={errors.customerName?.message}>
        <Input autoComplete="off" maxLength={120} {...register('customerName')} />
      </Field>
      <Field label="Company" isOptional error={errors.company?.message}>
        <Input autoComplete="off" maxLength={120} {...register('company')} />
      </Field>
      <Field label="Role" isOptional error={errors.role?.message} className="sm:col-span-2">
        <Input autoComplete="off" maxLength={120} placeholder="Marketing lead" {...register('role')} />
      </Field>
    </div>
  )
}

function TestimonialRatingField({ control }: { control: Control<TestimonialInput> }) {
  return (
    <Controller
      control={control}
      name="rating"
      render={({ field, fieldState }) => (
        <StarRatingInput
          label="Rating"
          isOptional
          value={field.value ?? undefined}
          onChange={field.onChange}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}

function TestimonialField({
  register,
  errors,
}: {
  register: UseFormRegister<TestimonialInput>
  errors: FieldErrors<TestimonialInput>
}) {
  return (
    <Field label="What they said" error={errors.content?.message}>
      <Textarea maxLength={longestTestimonial} {...register('content')} />
    </Field>
  )
}
