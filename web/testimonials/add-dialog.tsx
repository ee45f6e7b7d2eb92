import { longestTestimonial } from '#contract/limits.ts'
import { createTestimonial, type Testimonial } from '#contract/testimonials.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { ApiProblem, sentenceOf } from '../lib/problem.ts'
import { useAttemptKey } from '../lib/use-attempt-key.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { StarRatingInput } from '../ui/star-rating-input.tsx'
import { Textarea } from '../ui/textarea.tsx'
import { toast } from '../ui/toast.ts'
import { useCreate } from './queries.ts'

/** A testimonial typed by the owner. It is kept, and shown nowhere before the customer's word is on file. */
export function AddDialog({
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

const nothing: {
  customerName: string
  company: string
  email: string
  content: string
  rating: number | null
} = {
  customerName: '',
  company: '',
  email: '',
  content: '',
  rating: null,
}

function OpenAddDialog({ onClose, onAdded }: { onClose: () => void; onAdded: (made: Testimonial) => void }) {
  const formId = useId()
  const create = useCreate()
  const attempt = useAttemptKey()
  const { register, control, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(createTestimonial.body),
    defaultValues: nothing,
  })
  const { errors } = formState
  const submit = handleSubmit((body) =>
    create.mutate(
      { body, idempotencyKey: attempt.keyFor(body) },
      {
        onSuccess: (made) => {
          attempt.done()
          onAdded(made)
          toast({ title: 'Testimonial added' })
        },
        onError: (failure) => {
          if (!(failure instanceof ApiProblem)) return
          for (const [field, message] of Object.entries(failure.fields)) {
            if (isField(field)) setError(field, { message })
          }
        },
      },
    ),
  )
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Add testimonial"
      description="Add what a customer told you. It stays hidden until they confirm it or you attach proof."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} isPending={create.isPending} pendingLabel="Adding...">
            Add
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field label="Customer name" error={errors.customerName?.message}>
            <Input autoComplete="off" maxLength={120} {...register('customerName')} />
          </Field>
          <Field label="Company" isOptional error={errors.company?.message}>
            <Input autoComplete="off" maxLength={120} {...register('company')} />
          </Field>
        </div>
        <Field
          label="Email"
          isOptional
          hint="Used to ask them to confirm. Never shown publicly."
          error={errors.email?.message}
        >
          <Input type="email" inputMode="email" autoComplete="off" {...register('email')} />
        </Field>
        <Controller
          control={control}
          name="rating"
          render={({ field, fieldState }) => (
            <StarRatingInput
              label="Rating (optional)"
              value={field.value ?? undefined}
              onChange={field.onChange}
              error={fieldState.error?.message}
            />
          )}
        />
        <Field label="What they said" error={errors.content?.message}>
          <Textarea maxLength={longestTestimonial} {...register('content')} />
        </Field>
        {create.isError && (
          <Banner tone="danger" isAlert>
            {sentenceOf(
              create.error,
              'This testimonial could not be added. Your text is still here, so please try again.',
            )}
          </Banner>
        )}
      </form>
    </Dialog>
  )
}

function isField(name: string): name is keyof typeof nothing {
  return name in nothing
}
