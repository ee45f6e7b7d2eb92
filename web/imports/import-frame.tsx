import type { ImportProgress } from '#contract/imports.ts'
import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ChooseStep } from './choose-step.tsx'
import { ProgressStep } from './progress-step.tsx'
import { ReportStep } from './report-step.tsx'
import type { AnyFlow } from './use-import-flow.ts'
import { counted } from './copy.ts'

export interface ImportWords {
  /** One of what is imported, e.g. `review`. */
  readonly noun: string
  readonly title: string
  readonly description: string
  /** Which files are understood. */
  readonly formats: string
  /** What is said about an import that went through. */
  readonly tell: (progress: ImportProgress) => { isGood: boolean; title: string; sentence: string }
}

/** The dialog around every import: choose a file, check it, watch it, read the report. */
export function ImportFrame({
  flow,
  words,
  isOpen,
  isReady,
  check,
  done,
  onClose,
}: {
  flow: AnyFlow
  words: ImportWords
  isOpen: boolean
  /** Nothing is left to decide, and something is left to import. */
  isReady: boolean
  /** What was understood of the file. */
  check: ReactNode
  /** The button that ends an import which brought something. */
  done: ReactNode
  onClose: () => void
}) {
  const { step } = flow
  const titles = {
    choose: words.title,
    check: 'Check before importing',
    progress: 'Importing',
    report: 'Import report',
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={titles[step]}
      description={step === 'choose' ? words.description : flow.fileName}
      size={step === 'check' ? 'large' : 'medium'}
      footer={<Footer flow={flow} noun={words.noun} isReady={isReady} done={done} onClose={onClose} />}
    >
      {step === 'choose' && <ChooseStep flow={flow}>{words.formats}</ChooseStep>}
      {step === 'check' && check}
      {step === 'progress' && <ProgressStep flow={flow} />}
      {step === 'report' && <ReportStep flow={flow} tell={words.tell} />}
    </Dialog>
  )
}

interface FooterProps {
  flow: AnyFlow
  noun: string
  isReady: boolean
  done: ReactNode
  onClose: () => void
}

function Footer({ flow, noun, isReady, done, onClose }: FooterProps) {
  const { step, preview, progress } = flow
  if (step === 'choose') {
    return (
      <Button variant="secondary" onClick={onClose}>
        Cancel
      </Button>
    )
  }
  if (step === 'check') {
    return (
      <>
        <Button variant="secondary" onClick={flow.startOver}>
          Choose another file
        </Button>
        <Button
          isPending={flow.isStarting}
          pendingLabel="Uploading..."
          disabled={!isReady}
          onClick={flow.submit}
        >
          {preview === undefined ? 'Import' : `Import ${counted(preview.usable, noun)}`}
        </Button>
      </>
    )
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
