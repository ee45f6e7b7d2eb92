import { soldPlans, type Plan } from '#contract/billing/plans.ts'
import type { SubscriptionBody } from '#contract/billing/subscription.ts'
import type { PriceId } from '#contract/billing/tiers.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { moneyInWords } from '#shared/text/money.ts'
import { sentenceOf } from '../../lib/call/problem.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { ChoiceField } from '../../ui/choices/choice-field.tsx'
import { tellOutcome } from '../../ui/message/show-refusal.ts'
import { ChangePreview } from './change-preview.tsx'
import { type ChangeTime, previewQuery, useChangePlan } from './plan-queries.ts'

const times: ReadonlyArray<readonly [ChangeTime, string]> = [
  ['next-cycle', 'At the next billing cycle'],
  ['now', 'Now'],
]

/** Another plan or period, and what it costs before anything is changed. */
export function ChangeDialog({ plan, onClose }: { plan: SubscriptionBody; onClose: () => void }) {
  const others = soldPlans.filter(
    ({ priceId }) => plan.sold.includes(priceId) && priceId !== plan.paid?.priceId,
  )
  const [priceId, setPriceId] = useState<PriceId | undefined>(others[0]?.priceId)
  const [when, setWhen] = useState<ChangeTime>('next-cycle')
  const preview = useQuery({ ...previewQuery(priceId ?? 'starter_monthly', when), enabled: Boolean(priceId) })
  const { mutate: change, isPending } = useChangePlan()
  if (!priceId) return null
  return (
    <FormDialog
      title="Change plan"
      description="A smaller plan hides nothing: what is approved stays on your site."
      submitLabel="Change plan"
      pendingLabel="Changing..."
      isPending={isPending}
      isDisabled={!preview.data}
      onClose={onClose}
      onSubmit={() =>
        change(
          { priceId, when, ...(preview.data && { asOf: preview.data.asOf }) },
          tellOutcome('Plan changed', 'Subscription Error', onClose),
        )
      }
    >
      <ChoiceField
        label="New plan"
        choices={others.map((one) => [one.priceId, describePrice(one)] as const)}
        value={priceId}
        onChoose={setPriceId}
      />
      {/* In a trial nothing is paid yet, so every change is at once. */}
      {plan.entitlement.status !== 'trial' && (
        <ChoiceField label="When" choices={times} value={when} onChoose={setWhen} />
      )}
      {preview.isError ? (
        <p role="alert" className="text-base text-danger-text">
          {sentenceOf(preview.error, "Couldn't work out the price. Please try again.")}
        </p>
      ) : (
        <ChangePreview preview={preview.data} />
      )}
    </FormDialog>
  )
}

function describePrice({ name, price, period, allowance }: Plan): string {
  return `${name}, ${moneyInWords(price, undefined)} a ${period} · ${allowance}`
}
