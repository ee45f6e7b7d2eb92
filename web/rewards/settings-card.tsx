import {
  defaultRewardMessage,
  longestMessage,
  type DistributionMethod,
  type RewardSettings,
  type RewardTrigger,
} from '#contract/rewards/rewards.ts'
import type { ComponentProps, ReactNode } from 'react'
import { ApiProblem } from '../lib/call/problem.ts'
import type { AutosaveState } from '../lib/call/use-autosave.ts'
import { Badge } from '../ui/text/badge.tsx'
import { Card } from '../ui/layout/card.tsx'
import { ChoiceField } from '../ui/choices/choice-field.tsx'
import { Field } from '../ui/form/field.tsx'
import { SaveStatus } from '../ui/form/save-status.tsx'
import { Switch } from '../ui/form/switch.tsx'
import { Textarea } from '../ui/form/textarea.tsx'
import { DeliveryNote } from './delivery-note.tsx'
import { TriggerNote } from './trigger-note.tsx'
import { TypeTiles } from './type-tiles.tsx'

const triggers: ReadonlyArray<[RewardTrigger, string]> = [
  ['on_submission', 'On submission'],
  ['on_approval', 'On approval'],
  ['five_star_only', 'Five stars only'],
  ['milestone_based', 'At a milestone'],
]
const methods: ReadonlyArray<[DistributionMethod, string]> = [
  ['qr_code', 'QR code'],
  ['email_campaign', 'Email'],
  ['both', 'QR code and email'],
]

interface SettingsCardProps {
  draft: RewardSettings
  change: (edit: Partial<RewardSettings>) => void
  state: AutosaveState
  failure: unknown
  retry: () => void
}

export function SettingsCard({ draft, change, state, failure, retry }: SettingsCardProps) {
  const { isEnabled, rewardType, rewardMessage, triggerCondition, distributionMethod } = draft
  const chosen = <Field extends 'triggerCondition' | 'distributionMethod'>(field: Field) => ({
    value: draft[field],
    onChoose: (value: RewardSettings[Field]) => change({ [field]: value }),
  })
  const refused =
    state === 'failed' && failure instanceof ApiProblem ? failure.fields['rewardMessage'] : undefined
  return (
    <Card className="flex flex-col gap-6">
      <RewardSettingsTitle state={state} failure={failure} onRetry={retry} />
      <EnabledSwitch isEnabled={isEnabled} onChange={(isEnabled) => change({ isEnabled })} />
      <TypeTiles value={rewardType} onChange={(rewardType) => change({ rewardType })} />
      <NotedChoice label="When customers get it" choices={triggers} {...chosen('triggerCondition')}>
        <TriggerNote trigger={triggerCondition} />
      </NotedChoice>
      <NotedChoice label="How customers get it" choices={methods} {...chosen('distributionMethod')}>
        <DeliveryNote method={distributionMethod} />
      </NotedChoice>
      <Field
        label="Message"
        error={refused}
        hint={
          rewardMessage.trim() === ''
            ? `If empty, customers see this in their language: “${defaultRewardMessage}”`
            : undefined
        }
      >
        <Textarea
          dir="auto"
          rows={4}
          maxLength={longestMessage}
          value={rewardMessage}
          onChange={(event) => change({ rewardMessage: event.target.value })}
        />
      </Field>
    </Card>
  )
}

function RewardSettingsTitle({
  state,
  failure,
  onRetry,
}: {
  state: SettingsCardProps['state']
  failure: unknown
  onRetry: () => void
}) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <h2 className="font-serif text-title font-medium tracking-tight">Settings</h2>
      <SaveStatus state={state} failure={failure} onRetry={onRetry} />
    </div>
  )
}

function EnabledSwitch({
  isEnabled,
  onChange,
}: {
  isEnabled: boolean
  onChange: (isEnabled: boolean) => void
}) {
  return (
    <Switch
      label={
        <span className="flex items-center gap-2.5">
          Rewards
          <Badge tone={isEnabled ? 'success' : 'neutral'}>{isEnabled ? 'Active' : 'Inactive'}</Badge>
        </span>
      }
      hint={isEnabled ? undefined : 'No rewards are handed out while this is off. Your settings are kept.'}
      checked={isEnabled}
      onChange={(event) => onChange(event.target.checked)}
    />
  )
}

/** A choice, with what follows from it below. */
function NotedChoice<Value extends string>({
  children,
  ...choice
}: ComponentProps<typeof ChoiceField<Value>> & { children: ReactNode }) {
  return (
    <div className="flex flex-col gap-3">
      <ChoiceField {...choice} />
      <div aria-live="polite">{children}</div>
    </div>
  )
}
