import { contentSentence, type Testimonial } from '#contract/testimonials.ts'
import { useState } from 'react'
import { ApiProblem, sentenceOf } from '../lib/problem.ts'
import { useCreate } from '../testimonials/queries.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { Textarea } from '../ui/textarea.tsx'
import { toast } from '../ui/toast.ts'
import type { useDraft } from './use-draft.ts'

interface ReviewDialogProps {
  draft: ReturnType<typeof useDraft>
  onSubmitted: (testimonial: Testimonial) => void
}

/** The draft to read and change, then to keep, to ask for anew or to drop. */
export function ReviewDialog({ draft, onSubmitted }: ReviewDialogProps) {
  const submission = useDraftSubmission(draft, onSubmitted)
  const { input, words } = draft
  if (!input || words === undefined) return null
  const { customerName, customerTitle, company } = input
  return (
    <Dialog
      isOpen
      onClose={submission.cancel}
      size="large"
      title="Review & Edit Your Testimonial"
      description={`For ${customerName}, ${customerTitle} at ${company}. Keep only what they told you.`}
      footer={
        <Buttons
          draft={draft}
          isPending={submission.create.isPending}
          onCancel={submission.cancel}
          onSubmit={() => submission.submit(input, words)}
        />
      }
    >
      <Fields draft={draft} words={words} givenEmail={input.customerEmail} submission={submission} />
    </Dialog>
  )
}

/** Keeps the draft as a testimonial. A customer's address that is refused can be changed and sent again. */
function useDraftSubmission(
  draft: ReviewDialogProps['draft'],
  onSubmitted: ReviewDialogProps['onSubmitted'],
) {
  const create = useCreate()
  const [email, setEmail] = useState<string>()
  function submit(input: NonNullable<typeof draft.input>, content: string) {
    const { customerName, customerTitle, company, serviceDetails, benefits, customerEmail } = input
    const body = {
      customerName,
      customerTitle,
      company,
      email: email ?? customerEmail ?? '',
      content,
      serviceDetails,
      benefits,
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

function Fields({
  draft,
  words,
  givenEmail,
  submission: { create, email, setEmail },
}: {
  draft: ReviewDialogProps['draft']
  words: string
  givenEmail: string | undefined
  submission: ReturnType<typeof useDraftSubmission>
}) {
  const emailProblem = create.error instanceof ApiProblem ? create.error.fields['email'] : undefined
  return (
    <div className="flex flex-col gap-5">
      <Field
        label="Testimonial"
        aside={
          draft.earlier !== undefined && (
            <Button variant="ghost" size="small" className="-my-1.5" onClick={draft.swap}>
              Switch to the other draft
            </Button>
          )
        }
        error={words.trim() === '' && create.isError ? contentSentence : undefined}
      >
        <Textarea
          key={draft.key}
          className="min-h-44 font-serif text-lg"
          maxLength={5000}
          value={words}
          onChange={(event) => draft.change(event.target.value)}
        />
      </Field>
      {(email !== undefined || emailProblem) && (
        <Field label="Customer email" isOptional error={emailProblem}>
          <Input
            inputMode="email"
            autoComplete="off"
            value={email ?? givenEmail ?? ''}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
      )}
      <Failures draft={draft} failure={create.error} />
    </div>
  )
}

function Failures({ draft, failure }: { draft: ReviewDialogProps['draft']; failure: Error | null }) {
  return (
    <>
      {failure && (
        <Banner tone="danger" isAlert>
          {sentenceOf(failure, 'Something went wrong.')} Your text is still here.
        </Banner>
      )}
      {draft.failure && (
        <Banner tone="danger" isAlert>
          {sentenceOf(draft.failure, 'The new draft could not be created.')} The one above is unchanged.
        </Banner>
      )}
    </>
  )
}

function Buttons({
  draft,
  isPending,
  onCancel,
  onSubmit,
}: {
  draft: ReviewDialogProps['draft']
  isPending: boolean
  onCancel: () => void
  onSubmit: () => void
}) {
  return (
    <>
      <Button variant="secondary" onClick={onCancel}>
        Cancel
      </Button>
      <Button
        variant="secondary"
        isPending={draft.isGenerating}
        pendingLabel="Generating..."
        onClick={draft.regenerate}
      >
        Regenerate
      </Button>
      <Button isPending={isPending} pendingLabel="Submitting..." onClick={onSubmit}>
        Submit Testimonial
      </Button>
    </>
  )
}
