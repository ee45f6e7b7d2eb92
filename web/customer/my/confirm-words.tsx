import { Button } from '../../ui/button.tsx'
import { useMyWords } from './use-my-words.ts'

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
  const words = useMyWords()
  return (
    <div className="flex flex-col gap-2.5">
      <div className="flex flex-col gap-2.5 sm:flex-row sm:flex-wrap">
        <Button
          size="large"
          isPending={pending === 'confirm'}
          pendingLabel={words.confirming}
          onClick={() => void onConfirm()}
        >
          {words.confirm}
        </Button>
        <Button variant="secondary" size="large" onClick={onCorrect}>
          {words.editFirst}
        </Button>
        <Button
          variant="ghost"
          size="large"
          isPending={pending === 'withdraw'}
          pendingLabel={words.declining}
          onClick={() => void onDecline()}
        >
          {words.decline}
        </Button>
      </div>
      <p className="text-sm text-faint">{words.confirmNote}</p>
    </div>
  )
}
