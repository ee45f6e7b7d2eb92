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
import { useDialogForm } from '../../ui/dialog/use-dialog-form.ts'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { OptionsField } from '../../ui/choices/options-field.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
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
  const form = useSubscriptionForm(workspace)
  const change = useBodyCall(changeSubscription, {
    params: { id: workspace.id },
    refreshes: workspaceKeys,
  })
  const dialog = useDialogForm(form, change, {
    onClose,
    bodyOf: ({ endDay, ...body }) => ({
      ...body,
      subscriptionExpiresAt: endDay === '' ? null : endOf(endDay, workspace),
    }),
    refused: 'Update Failed',
  })
  return (
    <FormDialog
      {...dialog}
      title="Edit subscription"
      description={workspace.businessName}
      size="small"
      submitLabel="Save"
      pendingLabel="Saving..."
    >
      <SubscriptionFields form={form} />
    </FormDialog>
  )
}

function SubscriptionFields({ form }: { form: ReturnType<typeof useSubscriptionForm> }) {
  const { errors } = form.formState
  return (
    <>
      <OptionsField
        label="Tier"
        error={errors.subscriptionTier?.message}
        values={tiers}
        nameOf={(tier) => tierNames[tier]}
        {...form.register('subscriptionTier')}
      />
      <OptionsField
        label="Status"
        error={errors.subscriptionStatus?.message}
        values={subscriptionStatuses}
        nameOf={(status) => statusNames[status]}
        {...form.register('subscriptionStatus')}
      />
      <Field label="End date" isOptional hint="Leave empty for no end." error={errors.endDay?.message}>
        <Input type="date" {...form.register('endDay')} />
      </Field>
      <Field label="Reason" isRequired hint="Kept in the audit log." error={errors.reason?.message}>
        <Textarea rows={3} {...form.register('reason')} />
      </Field>
    </>
  )
}

function useSubscriptionForm({
  subscriptionTier,
  subscriptionStatus,
  subscriptionExpiresAt,
}: AdminWorkspace) {
  return useSchemaForm(subscriptionForm, {
    subscriptionTier: tiers.find((tier) => tier === subscriptionTier) ?? 'starter',
    subscriptionStatus: subscriptionStatuses.find((status) => status === subscriptionStatus) ?? 'active',
    endDay: subscriptionExpiresAt?.slice(0, 10) ?? '',
    reason: '',
  })
}

/** The end of that day in UTC; the moment as it was, when the day is the same. */
function endOf(day: string, { subscriptionExpiresAt }: AdminWorkspace): string {
  return subscriptionExpiresAt?.startsWith(day) ? subscriptionExpiresAt : `${day}T23:59:59.000Z`
}
