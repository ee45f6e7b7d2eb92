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
          Yes, I said this
        </Button>
        <Button variant="secondary" size="large" onClick={onCorrect}>
          Edit it first
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
        If you confirm, the business can show it with your name until you change your mind. If you decline, it
        will never be shown.
      </p>
    </div>
  )
}
