import { type ReactNode, useState } from 'react'
import { lazyPart } from '../lib/lazy-part.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ChooseStep } from './choose-step.tsx'
import { ProgressStep } from './progress-step.tsx'
import { ReportStep } from './report-step.tsx'
import type { ImportCopy } from './copy.ts'
import type { AnyFlow } from './use-import-flow.ts'

const PastImports = lazyPart(() => import('./past-imports.tsx').then((m) => m.PastImports))

/** The dialog around every import: choose a file, check it, watch it, read the report. */
export function ImportFrame({
  flow,
  copy,
  isOpen,
  isReady,
  question,
  submitLabel,
  approveLabel,
  check,
  done,
  onClose,
}: {
  flow: AnyFlow
  copy: ImportCopy
  isOpen: boolean
  /** What the button that starts the import says. */
  submitLabel: string
  /** The same for importing and approving at once, where that can be done. */
  approveLabel?: string | undefined
  /** Nothing is left to decide, and something is left to import. */
  isReady: boolean
  /** What is left to decide. */
  question?: string | undefined
  /** What was understood of the file. */
  check: ReactNode
  /** The button that ends an import which brought something. */
  done: ReactNode
  onClose: () => void
}) {
  const { step } = flow
  const [showsPast, setShowsPast] = useState(false)
  const titles = {
    choose: copy.title,
    check: 'Check before importing',
    progress: 'Importing',
    report: 'Import report',
  }
  if (isOpen && showsPast) {
    return (
      <PastImports
        source={flow.source}
        noun={copy.noun}
        onBack={() => setShowsPast(false)}
        onClose={() => {
          setShowsPast(false)
          onClose()
        }}
      />
    )
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={titles[step]}
      description={step === 'choose' ? copy.description : flow.fileName}
      size={step === 'check' ? 'large' : 'medium'}
      footer={
        <ImportFooter
          flow={flow}
          submitLabel={submitLabel}
          approveLabel={approveLabel}
          isReady={isReady}
          question={question}
          done={done}
          onPast={() => setShowsPast(true)}
          onClose={onClose}
        />
      }
    >
      {step === 'choose' && <ChooseStep flow={flow}>{copy.formats}</ChooseStep>}
      {step === 'check' && check}
      {step === 'progress' && <ProgressStep flow={flow} />}
      {step === 'report' && <ReportStep flow={flow} copy={copy} />}
    </Dialog>
  )
}

interface FooterProps {
  flow: AnyFlow
  submitLabel: string
  approveLabel: string | undefined
  isReady: boolean
  question: string | undefined
  done: ReactNode
  onPast: () => void
  onClose: () => void
}

function ImportFooter({ done, onPast, onClose, ...start }: FooterProps) {
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

function CheckFooter({
  flow,
  submitLabel,
  approveLabel,
  isReady,
  question,
}: Omit<FooterProps, 'done' | 'onPast' | 'onClose'>) {
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
