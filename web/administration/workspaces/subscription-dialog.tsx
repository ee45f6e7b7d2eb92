import {
  changeSubscription,
  type AdminWorkspace,
  subscriptionForm,
} from '#contract/administration/workspaces.ts'
import { subscriptionStatuses } from '#contract/billing/subscription.ts'
import { tiers } from '#contract/billing/tiers.ts'
import { useBodyCall } from '../../lib/call/use-call.ts'
import { useSchemaForm } from '../../lib/use-schema-form.ts'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { Options, Select } from '../../ui/form/select.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { showRefusal } from '../../ui/message/show-refusal.ts'
import { toast } from '../../ui/message/toast.ts'
import { workspaceKeys } from '../queries.ts'
import { statusNames, tierNames } from './subscription-copy.ts'

/** Gives a workspace another tier, status or end date. */
export function SubscriptionDialog({
  workspace,
  onClose,
}: {
  workspace: AdminWorkspace
  onClose: () => void
}) {
  const form = useSchemaForm(subscriptionForm, {
    subscriptionTier: tiers.find((tier) => tier === workspace.subscriptionTier) ?? 'starter',
    subscriptionStatus:
      subscriptionStatuses.find((status) => status === workspace.subscriptionStatus) ?? 'active',
    endDay: workspace.subscriptionExpiresAt?.slice(0, 10) ?? '',
    reason: '',
  })
  const change = useBodyCall(changeSubscription, {
    params: { id: workspace.id },
    refreshes: workspaceKeys,
  })
  const { errors } = form.formState
  const send = form.handleSubmit(({ endDay, ...body }) =>
    change.mutate(
      { ...body, subscriptionExpiresAt: endDay === '' ? null : endOf(endDay, workspace) },
      {
        onSuccess: () => {
          toast({ title: 'Subscription updated' })
          onClose()
        },
        onError: showRefusal('Update Failed', { showAtFields: form.showAtFields }),
      },
    ),
  )
  return (
    <FormDialog
      title="Edit subscription"
      description={workspace.businessName}
      size="small"
      submitLabel="Save"
      pendingLabel="Saving..."
      isPending={change.isPending}
      onClose={onClose}
      onSubmit={send}
    >
      <Field label="Tier" error={errors.subscriptionTier?.message}>
        <Select {...form.register('subscriptionTier')}>
          <Options values={tiers} nameOf={(tier) => tierNames[tier]} />
        </Select>
      </Field>
      <Field label="Status" error={errors.subscriptionStatus?.message}>
        <Select {...form.register('subscriptionStatus')}>
          <Options values={subscriptionStatuses} nameOf={(status) => statusNames[status]} />
        </Select>
      </Field>
      <Field label="End date" isOptional hint="Leave empty for no end." error={errors.endDay?.message}>
        <Input type="date" {...form.register('endDay')} />
      </Field>
      <Field label="Reason" isRequired hint="Kept in the audit log." error={errors.reason?.message}>
        <Textarea rows={3} {...form.register('reason')} />
      </Field>
    </FormDialog>
  )
}

/** The end of that day in UTC; the moment as it was, when the day is the same. */
function endOf(day: string, { subscriptionExpiresAt }: AdminWorkspace): string {
  return subscriptionExpiresAt?.startsWith(day) ? subscriptionExpiresAt : `${day}T23:59:59.000Z`
}
