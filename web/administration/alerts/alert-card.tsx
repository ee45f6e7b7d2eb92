import type { Alert, retriedAlerts } from '#contract/administration/alerts.ts'
import { Button } from '../../ui/button/button.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Banner } from '../../ui/message/banner.tsx'
import { showRefusal } from '../../ui/message/show-refusal.ts'
import { toast } from '../../ui/message/toast.ts'
import { RelativeDate } from '../../ui/text/relative-date.tsx'
import { TextLink } from '../../ui/text/text-link.tsx'
import { PauseButton } from '../jobs/pause-button.tsx'
import { alertCopy, hidesDetails, isRetried } from './alert-copy.ts'
import { useHideAlert, useRetryAlert } from './use-alerts.ts'

/** One thing that is wrong: what it is, what to do, and the button to do it. */
export function AlertCard({ alert }: { alert: Alert }) {
  const { kind, since, details, workspaces } = alert
  const { title, help } = alertCopy[kind]
  return (
    <Banner
      tone={alert.isUrgent ? 'danger' : 'warning'}
      title={title(alert)}
      action={<AlertActions alert={alert} />}
    >
      <p>{help(alert)}</p>
      {details.length > 0 && !hidesDetails.has(kind) && <p className="mt-1 text-sm">{details.join(' · ')}</p>}
      {workspaces.length > 0 && (
        <p className="mt-1 flex flex-wrap gap-x-3 text-sm">
          {workspaces.map(({ id, businessName }) => (
            <TextLink key={id} href={`/admin/workspaces?workspace=${id}`}>
              {businessName}
            </TextLink>
          ))}
        </p>
      )}
      {since && (
        <p className="mt-1 text-sm">
          Since: <RelativeDate date={since} />
        </p>
      )}
    </Banner>
  )
}

function AlertActions({ alert: { kind, queues } }: { alert: Alert }) {
  const hide = useHideAlert()
  const { link, paused } = alertCopy[kind]
  return (
    <div className="flex flex-wrap gap-2">
      {isRetried(kind) && <RetryButton kind={kind} />}
      {kind === 'paused-jobs' && <PauseButton queues={queues} isPaused />}
      {paused && queues.length > 0 && <PauseButton queues={queues} what={paused} />}
      {link && (
        <LinkButton size="small" variant="secondary" href={link.href}>
          {link.label}
        </LinkButton>
      )}
      <Button
        size="small"
        variant="ghost"
        isPending={hide.isPending}
        onClick={() =>
          hide.mutate({ kind, isHidden: true }, { onError: showRefusal("Couldn't hide the alert") })
        }
      >
        Hide for a week
      </Button>
    </div>
  )
}

function RetryButton({ kind }: { kind: (typeof retriedAlerts)[number] }) {
  const retry = useRetryAlert()
  return (
    <Button
      size="small"
      isPending={retry.isPending}
      onClick={() =>
        retry.mutate(
          { kind },
          {
            onSuccess: ({ retried }) => void toast({ title: `Retrying ${retried.toLocaleString()}` }),
            onError: showRefusal("Couldn't retry"),
          },
        )
      }
    >
      Retry
    </Button>
  )
}
