import type { Campaign } from '#contract/campaigns/campaigns.ts'
import type { ReactNode } from 'react'
import { useInstance } from '../lib/call/use-instance.ts'
import { ProgressBar } from '../ui/layout/progress-bar.tsx'
import { customersOf } from './copy.ts'
import { isSoon } from './pace.ts'

/** How far the first emails have come, and what happens next. */
export function CampaignProgress({ campaign, onAnalyze }: { campaign: Campaign; onAnalyze: () => void }) {
  const { counts, startedAt, name } = campaign
  const { isMailConfigured } = useInstance()
  const { asked, waiting, unknown, failed } = counts
  return (
    <div className="mt-4 flex flex-col gap-2 pb-5 text-sm text-soft">
      {startedAt !== null && asked + waiting > 0 && (
        <ProgressBar label={`Customers asked in ${name}`} value={asked} max={asked + waiting} />
      )}
      <p aria-live="polite" className="tabular-nums">
        {stageOf(campaign, isMailConfigured)}
      </p>
      {unknown > 0 && (
        <EmailProblemNote onAnalyze={onAnalyze} action="Decide">
          {unknown === 1 ? '1 email' : `${unknown.toLocaleString()} emails`} may not have arrived.
        </EmailProblemNote>
      )}
      {failed > 0 && (
        <EmailProblemNote onAnalyze={onAnalyze} action="See who">
          {failed === 1 ? '1 email' : `${failed.toLocaleString()} emails`} could not be sent.
        </EmailProblemNote>
      )}
    </div>
  )
}

function EmailProblemNote({
  action,
  onAnalyze,
  children,
}: {
  action: string
  onAnalyze: () => void
  children: ReactNode
}) {
  return (
    <p className="text-warning-text">
      {children}{' '}
      <button
        type="button"
        className="font-semibold underline underline-offset-3 pointer-coarse:min-h-11"
        onClick={onAnalyze}
      >
        {action}
      </button>
    </p>
  )
}

/** Where it stands, in one line. */
function stageOf(
  { status, pausedBecause, startedAt, counts, nextSendAt }: Campaign,
  isMailConfigured: boolean,
): string {
  const { asked, waiting, onTheirWay, skipped } = counts
  const left = skipped > 0 ? ` ${customersOf(skipped)} left out.` : ''
  if (status === 'paused') return `${pauseCopy[pausedBecause ?? 'owner']} ${restOf(waiting)}`
  if (startedAt === null) return 'Nothing has been sent yet.'
  if (onTheirWay > 0) {
    const done = `${asked.toLocaleString()} of ${(asked + waiting).toLocaleString()}`
    return isMailConfigured
      ? `${done} customers asked, ${onTheirWay.toLocaleString()} on their way.${left}`
      : `${done} emails in the outbox, not sent.${left}`
  }
  if (status === 'completed') {
    if (asked === 0) return `Nobody was asked.${left}`
    return isMailConfigured ? `All emails are sent.${left}` : `${inOutbox(asked)}${left}`
  }
  if (isSoon(nextSendAt)) return `Emails leave in a moment.${left}`
  if (nextSendAt) return `Next emails: ${moment.format(new Date(nextSendAt))}.${left}`
  if (!isMailConfigured && asked > 0) return `${inOutbox(asked)}${left}`
  return `${customersOf(asked)} asked.${left}`
}

const pauseCopy = {
  owner: 'Paused.',
  bounces: 'Paused automatically: too many emails bounced.',
  complaints: 'Paused automatically: too many customers reported it as spam.',
}

const inOutbox = (count: number) => `Emails for ${customersOf(count)} are kept in the outbox and not sent.`

const restOf = (waiting: number) => (waiting > 0 ? `${customersOf(waiting)} still to ask.` : '')

const moment = new Intl.DateTimeFormat(undefined, {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})
