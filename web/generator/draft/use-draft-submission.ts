import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import { useState } from 'react'
import { useCreate } from '../../testimonials/queries.ts'
import { toast } from '../../ui/message/toast.ts'
import type { useGeneratorDraft } from './use-draft.ts'

type Draft = ReturnType<typeof useGeneratorDraft>

/** Keeps the draft as a testimonial. A customer's address that is refused can be changed and sent again. */
export function useDraftSubmission(draft: Draft, onSubmitted: (testimonial: Testimonial) => void) {
  const create = useCreate()
  const [email, setEmail] = useState<string>()
  function submit(input: NonNullable<Draft['input']>, content: string) {
    const { customerName, customerTitle, company, serviceDetails, benefits, customerEmail } = input
    const body = {
      customerName,
      customerTitle,
      company,
      email: email ?? customerEmail ?? '',
      content,
      serviceDetails,
      benefits,
      ...(draft.written && { draftRecord: draft.written.record }),
    }
    create.mutate(body, {
      onSuccess: (testimonial) => {
        draft.clear()
        setEmail(undefined)
        onSubmitted(testimonial)
        toast({ title: 'Thank you!', description: 'Your testimonial has been submitted successfully.' })
      },
      onError: () =>
        toast({
          title: 'Submission failed',
          description: 'Failed to submit testimonial. Please try again.',
          variant: 'destructive',
        }),
    })
  }
  function cancel() {
    create.reset()
    setEmail(undefined)
    draft.discard()
  }
  return { create, email, setEmail, submit, cancel }
}
