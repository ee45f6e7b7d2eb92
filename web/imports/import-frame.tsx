import { type ReactNode, useState } from 'react'
import { lazyPart } from '../lib/lazy-part.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { ChooseStep } from './steps/choose-step.tsx'
import { type FooterProps, ImportFooter } from './import-footer.tsx'
import { ProgressStep } from './steps/progress-step.tsx'
import { ReportStep } from './steps/report-step.tsx'
import type { ImportCopy } from './copy.ts'

const PastImports = lazyPart(() => import('./past-imports.tsx').then((m) => m.PastImports))

interface StepsProps extends FooterProps {
  copy: ImportCopy
  isOpen: boolean
  /** What was understood of the file. */
  check: ReactNode
  /** Other ways in, below the place for a file. */
  otherWays?: ReactNode
}

/** The dialog around every import: choose a file, check it, watch it, read the report. Past imports take its place. */
export function ImportFrame(props: Omit<StepsProps, 'onPast'>) {
  const { flow, copy, isOpen, onClose } = props
  const [showsPast, setShowsPast] = useState(false)
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
  return <ImportSteps {...props} onPast={() => setShowsPast(true)} />
}

function ImportSteps({ copy, isOpen, check, otherWays, ...footer }: StepsProps) {
  const { flow, onClose } = footer
  const { step } = flow
  const titles = {
    choose: copy.title,
    check: 'Check before importing',
    progress: 'Importing',
    report: 'Import report',
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={titles[step]}
      description={step === 'choose' ? copy.description : flow.fileName}
      size={step === 'check' ? 'large' : 'medium'}
      footer={<ImportFooter {...footer} />}
    >
      {step === 'choose' && (
        <div className="flex flex-col gap-5">
          <ChooseStep flow={flow}>{copy.formats}</ChooseStep>
          {otherWays}
        </div>
      )}
      {step === 'check' && check}
      {step === 'progress' && <ProgressStep flow={flow} />}
      {step === 'report' && <ReportStep flow={flow} copy={copy} />}
    </Dialog>
  )
}
