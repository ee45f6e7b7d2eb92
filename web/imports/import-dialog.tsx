import { useLocation } from 'wouter'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { CheckStep, isReady } from './check-step.tsx'
import { ChooseStep } from './choose-step.tsx'
import { ProgressStep } from './progress-step.tsx'
import { ReportStep } from './report-step.tsx'
import { type ImportFlow, useImportFlow } from './use-import-flow.ts'
import { counted } from './words.ts'

/**
 * Brings in reviews that were written elsewhere. Keep it mounted: a running import goes on while the dialog is closed,
 * and opening it again shows how far it is.
 */
export function ImportDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const flow = useImportFlow()
  const [, navigate] = useLocation()
  function close() {
    onClose()
    if (flow.step === 'report') flow.startOver()
  }
  function review() {
    close()
    navigate('/testimonials?status=pending')
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={titles[flow.step]}
      description={descriptionOf(flow)}
      size={flow.step === 'check' ? 'large' : 'medium'}
      footer={<Footer flow={flow} onClose={close} onReview={review} />}
    >
      {flow.step === 'choose' && <ChooseStep flow={flow} />}
      {flow.step === 'check' && <CheckStep flow={flow} />}
      {flow.step === 'progress' && <ProgressStep flow={flow} />}
      {flow.step === 'report' && <ReportStep flow={flow} />}
    </Dialog>
  )
}

const titles = {
  choose: 'Import reviews',
  check: 'Check before importing',
  progress: 'Importing',
  report: 'Import report',
}

function descriptionOf({ step, fileName }: ImportFlow) {
  if (step === 'choose')
    return 'Bring in what customers wrote about you elsewhere. Nothing is shown before you approve it.'
  return fileName
}

function Footer({
  flow,
  onClose,
  onReview,
}: {
  flow: ImportFlow
  onClose: () => void
  onReview: () => void
}) {
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
          pendingLabel="Uploading"
          disabled={!isReady(flow)}
          onClick={flow.submit}
        >
          {preview === undefined ? 'Import' : `Import ${counted(preview.usable, 'review')}`}
        </Button>
      </>
    )
  }
  if (step === 'progress') {
    return (
      <Button variant="secondary" onClick={onClose}>
        Close, and let it go on
      </Button>
    )
  }
  const hasAdded = (progress?.added ?? 0) > 0
  return (
    <>
      <Button variant="secondary" onClick={flow.startOver}>
        Import another file
      </Button>
      {hasAdded ? (
        <Button onClick={onReview}>Review them now</Button>
      ) : (
        <Button onClick={onClose}>Done</Button>
      )}
    </>
  )
}
