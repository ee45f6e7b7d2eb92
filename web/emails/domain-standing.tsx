import type { SendingDomain } from '#contract/emails/sending-domain.ts'
import { useState } from 'react'
import { Restricted } from '../ui/form/restricted.tsx'
import { Button } from '../ui/button/button.tsx'
import { ConfirmButton } from '../ui/dialog/confirm-dialog.tsx'
import { RelativeDate } from '../ui/text/relative-date.tsx'
import { showRefusal } from '../ui/message/show-refusal.ts'
import { toast } from '../ui/message/toast.ts'
import { DomainForm } from './domain-form.tsx'
import { DomainRecords } from './domain-records.tsx'
import { useCheckSendingDomain, useRemoveSendingDomain } from './queries.ts'

/** The domain that was entered: its records, and how they were found. */
export function DomainStanding({ domain, mayChange }: { domain: SendingDomain; mayChange: boolean }) {
  const [isChanging, setIsChanging] = useState(false)
  const { address, isVerified, checkedAt, records } = domain
  return (
    <div className="flex flex-col gap-5">
      {isChanging ? (
        <DomainForm domain={domain} onDone={() => setIsChanging(false)} />
      ) : (
        <p className="text-base">
          {isVerified ? 'Your emails come from ' : 'Once it’s verified, your emails come from '}
          <span className="font-semibold break-all">{address}</span>.{' '}
          {!isVerified &&
            'Add these records where you manage your domain. If names there end with your domain automatically, leave it out. New records can take a few hours to appear.'}
        </p>
      )}
      <DomainRecords records={records} />
      <p className="text-sm text-faint" aria-live="polite">
        {checkedAt === null ? (
          'Not checked yet.'
        ) : (
          <>
            Last checked: <RelativeDate date={checkedAt} />. Active domains are checked every night.
          </>
        )}
      </p>
      {mayChange && !isChanging && <DomainActions domain={domain} onChange={() => setIsChanging(true)} />}
    </div>
  )
}

function DomainActions({ domain: { domain }, onChange }: { domain: SendingDomain; onChange: () => void }) {
  const check = useCheckSendingDomain()
  const removal = useRemoveSendingDomain()
  return (
    <div className="flex flex-wrap gap-2">
      <Restricted isQuiet>
        <Button
          variant="secondary"
          isPending={check.isPending}
          pendingLabel="Checking..."
          onClick={() =>
            check.mutate(undefined, { onSuccess: sayFound, onError: showRefusal("Couldn't check") })
          }
        >
          Check now
        </Button>
        <Button variant="ghost" onClick={onChange}>
          Change address
        </Button>
        <ConfirmButton
          variant="ghost"
          label="Remove domain"
          title={`Remove ${domain}?`}
          confirmLabel="Remove"
          isPending={removal.isPending}
          onConfirm={(close) =>
            removal.mutate(undefined, {
              onSuccess: close,
              onError: showRefusal("Couldn't remove the domain"),
            })
          }
        >
          Your emails come from this server’s address again. To use the domain later, you’ll need new records.
        </ConfirmButton>
      </Restricted>
    </div>
  )
}

function sayFound({ domain }: { domain: SendingDomain | null }) {
  if (!domain) return
  toast(
    domain.isVerified
      ? { title: 'Your domain is active', description: `Emails come from ${domain.address}.` }
      : { title: 'Not active yet', description: 'The DKIM record wasn’t found.', variant: 'destructive' },
  )
}
