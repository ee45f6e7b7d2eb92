import type { ComponentProps } from 'react'
import { Button } from '../../ui/button.tsx'
import { useMyCopy } from './use-my-copy.ts'

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
  const copy = useMyCopy()
  return (
    <div className="flex flex-col gap-2.5">
      <div className="flex flex-col gap-2.5 sm:flex-row sm:flex-wrap">
        <AnswerButton
          label={copy.confirm}
          pendingLabel={copy.confirming}
          isPending={pending === 'confirm'}
          onAnswer={onConfirm}
        />
        <Button variant="secondary" size="large" onClick={onCorrect}>
          {copy.editFirst}
        </Button>
        <AnswerButton
          variant="ghost"
          label={copy.decline}
          pendingLabel={copy.declining}
          isPending={pending === 'withdraw'}
          onAnswer={onDecline}
        />
      </div>
      <p className="text-sm text-faint">{copy.confirmNote}</p>
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
