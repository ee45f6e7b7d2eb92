import type { ReactNode } from 'react'
import { Button } from '../ui/button/button.tsx'
import type { AnyFlow } from './use-import-flow.ts'

interface StartProps {
  flow: AnyFlow
  /** What the button that starts the import says. */
  submitLabel: string
  /** The same for importing and approving at once, where that can be done. */
  approveLabel?: string | undefined
  /** Nothing is left to decide, and something is left to import. */
  isReady: boolean
  /** What is left to decide. */
  question?: string | undefined
}

export interface FooterProps extends StartProps {
  /** The button that ends an import which brought something. */
  done: ReactNode
  onPast: () => void
  onClose: () => void
}

/** The buttons of each step. */
export function ImportFooter({ done, onPast, onClose, ...start }: FooterProps) {
  const { flow } = start
  const { step, progress } = flow
  if (step === 'choose') {
    return (
      <>
        <Button variant="ghost" className="mr-auto -ml-3" onClick={onPast}>
          Past imports
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </>
    )
  }
  if (step === 'check') {
    return <CheckFooter {...start} />
  }
  if (step === 'progress') {
    return (
      <Button variant="secondary" onClick={onClose}>
        Continue in background
      </Button>
    )
  }
  return (
    <>
      <Button variant="secondary" onClick={flow.startOver}>
        Import another file
      </Button>
      {(progress?.added ?? 0) > 0 ? done : <Button onClick={onClose}>Done</Button>}
    </>
  )
}

function CheckFooter({ flow, submitLabel, approveLabel, isReady, question }: StartProps) {
  return (
    <>
      {question && (
        <p className="mr-auto self-center text-sm text-warning-text max-sm:basis-full">{question}</p>
      )}
      <Button variant="secondary" onClick={flow.startOver}>
        Choose another file
      </Button>
      {approveLabel && (
        <Button variant="secondary" disabled={!isReady || flow.isStarting} onClick={() => flow.submit(true)}>
          {approveLabel}
        </Button>
      )}
      <Button
        isPending={flow.isStarting}
        pendingLabel="Uploading..."
        disabled={!isReady}
        onClick={() => flow.submit()}
      >
        {submitLabel}
      </Button>
    </>
  )
}
