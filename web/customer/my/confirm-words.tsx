import type { ComponentProps } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { useMyCopy } from './use-my-copy.ts'

/** Words that the business wrote down: yes, nearly, or no. `isChange`: of what the customer wrote, which stays on a no. */
export function ConfirmWords({
  isChange = false,
  pending,
  onConfirm,
  onCorrect,
  onDecline,
}: {
  isChange?: boolean
  pending: string | undefined
  onConfirm: () => Promise<boolean>
  onCorrect: () => void
  onDecline: () => Promise<boolean>
}) {
  const copy = useMyCopy()
  return (
    <div className="flex flex-col gap-2.5">
      <div className="flex flex-col gap-2.5 sm:flex-row sm:flex-wrap">
        <AnswerButton
          label={isChange ? copy.confirmChange : copy.confirm}
          pendingLabel={copy.confirming}
          isPending={pending === 'confirm'}
          onAnswer={onConfirm}
        />
        <Button variant="secondary" size="large" onClick={onCorrect}>
          {copy.editFirst}
        </Button>
        <AnswerButton
          variant="ghost"
          label={isChange ? copy.keepOwn : copy.decline}
          pendingLabel={isChange ? copy.saving : copy.declining}
          isPending={pending === (isChange ? 'correct' : 'withdraw')}
          onAnswer={onDecline}
        />
      </div>
      <p className="text-sm text-faint">{isChange ? copy.confirmChangeNote : copy.confirmNote}</p>
    </div>
  )
}

function AnswerButton({
  label,
  onAnswer,
  ...look
}: Pick<ComponentProps<typeof Button>, 'variant' | 'isPending' | 'pendingLabel'> & {
  label: string
  onAnswer: () => Promise<boolean>
}) {
  return (
    <Button {...look} size="large" onClick={() => void onAnswer()}>
      {label}
    </Button>
  )
}
