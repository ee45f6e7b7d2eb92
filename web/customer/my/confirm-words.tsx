import type { ComponentProps } from 'react'
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
        <Answer
          label={words.confirm}
          pendingLabel={words.confirming}
          isPending={pending === 'confirm'}
          onAnswer={onConfirm}
        />
        <Button variant="secondary" size="large" onClick={onCorrect}>
          {words.editFirst}
        </Button>
        <Answer
          variant="ghost"
          label={words.decline}
          pendingLabel={words.declining}
          isPending={pending === 'withdraw'}
          onAnswer={onDecline}
        />
      </div>
      <p className="text-sm text-faint">{words.confirmNote}</p>
    </div>
  )
}

function Answer({
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
