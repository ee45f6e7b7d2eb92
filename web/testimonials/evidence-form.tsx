import { longestTestimonial } from '#contract/limits.ts'
import { evidenceForm } from '#contract/evidence.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { sentenceOf } from '../lib/problem.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { Textarea } from '../ui/textarea.tsx'
import { toast } from '../ui/toast.ts'
import { useAddEvidence } from './queries.ts'

/** "I have their words": what the customer said, when and where. */
export function EvidenceForm({ id, onCancel }: { id: string; onCancel: () => void }) {
  const add = useAddEvidence(id)
  const [today] = useState(isoToday)
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(evidenceForm),
    defaultValues: { words: '', saidOn: '', where: '' },
  })
  const { errors } = formState
  const submit = handleSubmit((form) =>
    add.mutate(form, { onSuccess: () => toast({ title: 'Proof saved' }) }),
  )
  return (
    <form noValidate className="mt-4 flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <Field
        label="What they said"
        hint="Paste their message word for word. By saving it, you confirm it is genuine."
        error={errors.words?.message}
      >
        <Textarea maxLength={longestTestimonial} {...register('words')} />
      </Field>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label="When they said it" error={errors.saidOn?.message}>
          <Input type="date" max={today} {...register('saidOn')} />
        </Field>
        <Field label="Where" isOptional error={errors.where?.message}>
          <Input placeholder="Email, chat, thank-you card..." maxLength={200} {...register('where')} />
        </Field>
      </div>
      {add.isError && (
        <Banner tone="danger" isAlert>
          {sentenceOf(add.error, 'This could not be saved. Please try again.')}
        </Banner>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" isPending={add.isPending} pendingLabel="Saving...">
          Save proof
        </Button>
        <Button size="small" variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

/** Today where the reader is, as a date input wants it. */
function isoToday(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}
