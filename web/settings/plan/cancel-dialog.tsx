import { afterTheEnd } from '#contract/billing/plan-copy.ts'
import { planName } from '#contract/billing/plans.ts'
import type { SubscriptionBody } from '#contract/billing/subscription.ts'
import { useState } from 'react'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { tellOutcome } from '../../ui/message/show-refusal.ts'
import { useCancelPlan } from './plan-queries.ts'

const asDay = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' })

/** The second of two clicks. The question can be left empty. */
export function CancelDialog({ plan, onClose }: { plan: SubscriptionBody; onClose: () => void }) {
  const { tier, renewsAt, endsAt } = plan.entitlement
  const until = renewsAt ?? endsAt
  const [reason, setReason] = useState('')
  const { mutate: cancel, isPending } = useCancelPlan()
  return (
    <FormDialog
      title="Cancel your plan?"
      description={
        <>
          You keep {planName(tier)} {until && `until ${asDay.format(new Date(until))}`}. {afterTheEnd}
        </>
      }
      submitLabel="Cancel plan"
      pendingLabel="Canceling..."
      cancelLabel="Keep plan"
      isPending={isPending}
      isDanger
      onClose={onClose}
      onSubmit={() =>
        cancel(
          reason.trim() ? { reason: reason.trim() } : {},
          tellOutcome('Plan canceled', 'Subscription Error', onClose),
        )
      }
    >
      <Field label="Why are you canceling?" isOptional>
        <Textarea
          rows={2}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </FormDialog>
  )
}
