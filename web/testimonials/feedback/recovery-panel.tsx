import { recoveryStates, type Testimonial } from '#contract/testimonials/testimonials.ts'
import { useState } from 'react'
import { recoveryCopy } from '../../lib/copy/testimonial-copy.ts'
import { Button } from '../../ui/button/button.tsx'
import { FailureBanner } from '../../ui/message/failure-banner.tsx'
import { Field } from '../../ui/form/field.tsx'
import { SegmentedFilter } from '../../ui/search/segmented-filter.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { useUpdateFeedback } from './case-queries.ts'
import { ReachOut } from './reach-out.tsx'

/** A recovery case: how far the team is, what they noted, and the ways to reach the customer. */
export function RecoveryPanel({ testimonial }: { testimonial: Testimonial }) {
  const move = useUpdateFeedback(testimonial.id)
  const state = testimonial.recoveryState ?? 'open'
  // What came from a review site is answered there.
  const isByCustomer = testimonial.isPrivate || testimonial.origin === 'customer'
  const isAllowed = isByCustomer && !testimonial.isPrivate
  return (
    <section
      aria-labelledby="recovery"
      className="flex flex-col gap-5 rounded-lg border border-line bg-sunken p-4 text-base"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="recovery" className="font-semibold text-ink">
          Follow-up
        </h3>
        <SegmentedFilter
          label="State"
          options={recoveryStates.map((value) => ({ value, label: recoveryCopy[value].label }))}
          value={(move.isPending && move.variables.state) || state}
          onChange={(next) => move.mutate({ state: next })}
        />
      </div>
      <FailureBanner failure={move.error} otherwise="The state couldn't be saved. Please try again." />
      {isAllowed && (
        <p className="text-soft">
          {testimonial.customerName} said you may show this publicly.{' '}
          {testimonial.status === 'pending' && 'Approve or reject it like any other testimonial.'}
        </p>
      )}
      {isByCustomer && testimonial.waitingFor !== 'withdrawn' && <ReachOut testimonial={testimonial} />}
      <RecoveryNotes testimonial={testimonial} />
    </section>
  )
}

function RecoveryNotes({ testimonial }: { testimonial: Testimonial }) {
  const saved = testimonial.recoveryNotes ?? ''
  const save = useUpdateFeedback(testimonial.id)
  const [notes, setNotes] = useState(saved)
  return (
    <form
      className="flex flex-col items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate({ notes })
      }}
    >
      <div className="w-full">
        <Field label="Notes" hint="Only your team sees them.">
          <Textarea
            className="min-h-20"
            maxLength={5000}
            value={notes}
            onChange={(event) => setNotes(event.currentTarget.value)}
          />
        </Field>
      </div>
      <FailureBanner
        failure={save.error}
        otherwise="Your notes couldn't be saved. They are still here, so please try again."
      />
      {notes.trim() !== saved.trim() && (
        <Button
          type="submit"
          size="small"
          variant="secondary"
          isPending={save.isPending}
          pendingLabel="Saving..."
        >
          Save notes
        </Button>
      )}
    </form>
  )
}
