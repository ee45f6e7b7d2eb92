import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import { Hourglass } from 'lucide-react'
import { useState } from 'react'
import { Restricted } from '../../ui/form/restricted.tsx'
import { FailureBanner } from '../../ui/message/failure-banner.tsx'
import { Button } from '../../ui/button/button.tsx'
import { AskConfirmationForm } from '../dialogs/ask-form.tsx'
import { EvidenceForm } from './evidence-form.tsx'
import { useEdit } from '../queries.ts'
import { WaitingPanel } from './waiting-panel.tsx'

/** Words that are not yet the customer's own: how they become it. */
export function ConfirmationPanel({ testimonial }: { testimonial: Testimonial }) {
  const [way, setWay] = useState<'ask' | 'evidence'>()
  const { customerName, confirmedContent, hasEvidence } = testimonial
  const mayProve = !isCustomersText(testimonial)
  const isUnlike = hasEvidence && confirmedContent === null
  return (
    <WaitingPanel
      id="confirmation"
      icon={Hourglass}
      title={
        confirmedContent === null
          ? `Hidden until ${customerName} confirms it`
          : `Your edit is hidden until ${customerName} confirms it`
      }
    >
      <p className="mt-1">
        {confirmedContent !== null && 'Until then, only the original text can appear. '}
        {confirmedContent === null && !isUnlike && 'The customer has not written or confirmed this text. '}
        {isUnlike && 'The message on file doesn’t say this. '}
        {mayProve ? 'Ask them to confirm it, or attach proof of what they said.' : 'Ask them to confirm it.'}
      </p>
      {confirmedContent !== null && <ConfirmedText testimonial={testimonial} text={confirmedContent} />}
      {way === undefined && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Restricted isQuiet>
            <Button size="small" onClick={() => setWay('ask')}>
              Ask {customerName} to confirm
            </Button>
            {mayProve && (
              <Button size="small" variant="secondary" onClick={() => setWay('evidence')}>
                I have their words
              </Button>
            )}
          </Restricted>
        </div>
      )}
      {way === 'ask' && <AskConfirmationForm testimonial={testimonial} onCancel={() => setWay(undefined)} />}
      {way === 'evidence' && <EvidenceForm testimonial={testimonial} onCancel={() => setWay(undefined)} />}
    </WaitingPanel>
  )
}

/** Words that the customer wrote or confirmed: only they can replace them. */
function isCustomersText({ origin, confirmedContent, isConfirmedOnRequest }: Testimonial): boolean {
  const isForeign = origin === 'imported' || origin === 'api'
  return origin === 'customer' || isConfirmedOnRequest || (!isForeign && confirmedContent !== null)
}

/** The text before it was edited, and the way back to it. */
function ConfirmedText({ testimonial, text }: { testimonial: Testimonial; text: string }) {
  const edit = useEdit()
  const { id, version } = testimonial
  return (
    <div className="mt-3 flex flex-col items-start gap-2">
      <p className="font-semibold text-ink">Original text</p>
      <blockquote
        dir="auto"
        className="w-full border-l-2 border-line-strong pl-3 break-words whitespace-pre-line"
      >
        {text}
      </blockquote>
      <Button
        size="small"
        variant="secondary"
        isPending={edit.isPending}
        pendingLabel="Restoring..."
        onClick={() => edit.mutate({ id, version, content: text })}
      >
        Restore original
      </Button>
      <FailureBanner failure={edit.error} otherwise="The original couldn't be restored. Please try again." />
    </div>
  )
}
