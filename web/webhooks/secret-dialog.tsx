import type { Webhook } from '#contract/webhooks/webhooks.ts'
import { useState } from 'react'
import { Button } from '../ui/button/button.tsx'
import { CopyButton } from '../ui/button/copy-button.tsx'
import { ConfirmButton } from '../ui/dialog/confirm-dialog.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { DoneDialog } from '../ui/dialog/done-dialog.tsx'
import { Field } from '../ui/form/field.tsx'
import { Input } from '../ui/form/input.tsx'
import { showRefusal } from '../ui/message/show-refusal.ts'
import { RelativeDate } from '../ui/text/relative-date.tsx'
import { useDropOldSecret, useRotateSecret } from './queries.ts'

/** The one time that a secret can be seen. */
export function MadeSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  const [hint, setHint] = useState('Check each message with it, with any library for Standard Webhooks.')
  return (
    <DoneDialog
      onClose={onClose}
      title="Copy your signing secret now"
      description="You won't see it again. If you lose it, create a new one."
    >
      <Field label="Signing secret" hint={hint}>
        <Input
          readOnly
          value={secret}
          className="font-mono text-sm"
          onFocus={(event) => event.currentTarget.select()}
        />
      </Field>
      <div className="mt-3">
        <CopyButton
          text={secret}
          label="Copy secret"
          variant="primary"
          onRefused={() =>
            setHint("Your browser didn't allow copying. Select the secret and copy it yourself.")
          }
        />
      </div>
    </DoneDialog>
  )
}

/** Makes a new one; both sign for a day, so that no message is lost while the receiver changes over. */
export function SecretDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const rotate = useRotateSecret()
  const [openedAt] = useState(Date.now)
  if (rotate.data?.secret) return <MadeSecret secret={rotate.data.secret} onClose={onClose} />
  const { id, name, oldSecretUntil } = webhook
  const isOldValid = oldSecretUntil !== null && Date.parse(oldSecretUntil) > openedAt
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title={`Signing secret of ${name}`}
      description="A new secret and the one before it both sign for 24 hours, so you can switch without missing anything."
      footer={
        <Button
          disabled={isOldValid}
          isPending={rotate.isPending}
          pendingLabel="Creating..."
          onClick={() => rotate.mutate(id, { onError: showRefusal("Couldn't create a new secret") })}
        >
          Create new secret
        </Button>
      }
    >
      {isOldValid && <OldSecret webhook={webhook} until={oldSecretUntil} />}
    </Dialog>
  )
}

function OldSecret({ webhook: { id }, until }: { webhook: Webhook; until: string }) {
  const drop = useDropOldSecret()
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-base text-soft">
        The secret before this one signs until <RelativeDate date={until} />.
      </p>
      <ConfirmButton
        label="Stop using the old secret"
        variant="secondary"
        size="small"
        title="Stop using the old secret?"
        confirmLabel="Stop using it"
        isPending={drop.isPending}
        onConfirm={(close) => drop.mutate(id, { onError: showRefusal('Not changed'), onSettled: close })}
      >
        Whoever still checks with it no longer accepts what we send. Do this at once if it has leaked.
      </ConfirmButton>
    </div>
  )
}
