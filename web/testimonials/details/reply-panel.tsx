import { longestReply } from '#contract/testimonials/replies.ts'
import { reviewRules } from '#contract/review-sources/review-rules.ts'
import { sourceNames } from '#contract/review-sources/source-platforms.ts'
import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import { useState, type FormEvent } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { FailureBanner } from '../../ui/message/failure-banner.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Restricted } from '../../ui/form/restricted.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { PublicReply } from './public-reply.tsx'
import { useRemoveReply, useReplyDraft, useWriteReply } from './reply-queries.ts'

/** The public reply: there it is, or it can be written. */
export function ReplyPanel({ testimonial }: { testimonial: Testimonial }) {
  const { id, reply } = testimonial
  const [isWriting, setIsWriting] = useState(false)
  const removal = useRemoveReply(id)
  if (isWriting) return <PublicReplyForm testimonial={testimonial} onClose={() => setIsWriting(false)} />
  return (
    <div className="flex flex-col items-start gap-3">
      {reply && <PublicReply reply={reply} />}
      <FailureBanner failure={removal.error} otherwise="Your reply could not be removed. Please try again." />
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="secondary" onClick={() => setIsWriting(true)}>
          {reply ? 'Edit reply' : 'Reply publicly'}
        </Button>
        {reply && (
          <Restricted isQuiet>
            <Button
              size="small"
              variant="ghost"
              isPending={removal.isPending}
              onClick={() => removal.mutate()}
            >
              Remove reply
            </Button>
          </Restricted>
        )}
      </div>
    </div>
  )
}

function replyHintOf({ platform }: Testimonial): string {
  return platform && reviewRules[platform].replies === 'sent'
    ? `Also posted on ${sourceNames[platform]} once you save it.`
    : 'Appears below this testimonial wherever it’s shown.'
}

/** The reply being written, by hand or as a draft of it. */
function useReplyText({ id, reply }: Testimonial, onSaved: () => void) {
  const [text, setText] = useState(reply?.text ?? '')
  const save = useWriteReply(id)
  const draft = useReplyDraft(id)
  function submit(event: FormEvent) {
    event.preventDefault()
    save.mutate({ text }, { onSuccess: onSaved })
  }
  const askForDraft = () => draft.mutate(undefined, { onSuccess: (made) => setText(made.text) })
  return { text, setText, save, draft, submit, askForDraft }
}

function PublicReplyForm({ testimonial, onClose }: { testimonial: Testimonial; onClose: () => void }) {
  const { text, setText, save, draft, submit, askForDraft } = useReplyText(testimonial, onClose)
  return (
    <form onSubmit={submit} className="flex flex-col items-start gap-3">
      <div className="w-full">
        <Field label="Public reply" hint={replyHintOf(testimonial)}>
          <Textarea
            className="min-h-24"
            maxLength={longestReply}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </Field>
      </div>
      <FailureBanner failure={draft.error} otherwise="The draft could not be made. Please try again." />
      <FailureBanner
        failure={save.error}
        otherwise="Your reply could not be saved. It is still here, so please try again."
      />
      <div className="flex gap-2">
        <Button
          type="submit"
          size="small"
          disabled={text.trim() === ''}
          isPending={save.isPending}
          pendingLabel="Saving..."
        >
          Save reply
        </Button>
        <Button
          size="small"
          variant="secondary"
          isPending={draft.isPending}
          pendingLabel="Drafting..."
          onClick={askForDraft}
        >
          {text.trim() === '' ? 'Draft a reply' : 'Draft another'}
        </Button>
        <Button size="small" variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
