import { Button } from '../../ui/button.tsx'

/** Words that the business wrote down: yes, nearly, or no. */
export function ConfirmWords({
  pending,
  onConfirm,
  onCorrect,
  onDecline,
}: {
  pending: string | undefined
  onConfirm: () => Promise<boolean>
  onCorrect: () => void
  onDecline: () => Promise<boolean>
}) {
  return (
    <div className="flex flex-col gap-2.5">
      <div className="flex flex-col gap-2.5 sm:flex-row sm:flex-wrap">
        <Button
          size="large"
          isPending={pending === 'confirm'}
          pendingLabel="Confirming..."
          onClick={() => void onConfirm()}
        >
          These are my words
        </Button>
        <Button variant="secondary" size="large" onClick={onCorrect}>
          Nearly: correct them
        </Button>
        <Button
          variant="ghost"
          size="large"
          isPending={pending === 'withdraw'}
          pendingLabel="Declining..."
          onClick={() => void onDecline()}
        >
          No, decline
        </Button>
      </div>
      <p className="text-sm text-faint">
        After a yes the business may show them beside your name, until you take that back. A no is final: they
        are never shown.
      </p>
    </div>
  )
}
