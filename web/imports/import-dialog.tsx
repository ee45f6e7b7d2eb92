import { formatCount } from '#shared/text/format-count.ts'
import { useLocation } from 'wouter'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../ui/button/button.tsx'
import { CheckStep, isReady, openQuestion } from './steps/check-step.tsx'
import { ImportFrame } from './import-frame.tsx'
import { PasteTestimonial } from './paste/paste-testimonial.tsx'
import { reviewSource } from './queries.ts'
import { type ImportCopy } from './copy.ts'
import { type ReviewFlow, useImportFlow } from './use-import-flow.ts'

const copy: ImportCopy = {
  noun: 'review',
  title: 'Import reviews',
  description: 'Bring in reviews from other places. Nothing is shown until you approve it.',
  formats:
    'We recognize exports from Trustpilot, Yotpo, Google, WordPress, Disqus, Commento and Plaudit, import templates from Judge.me and Okendo, and API data from Senja, Testimonial.to and Yelp. For any other table, you match the columns.',
  updated: (count) => `${formatCount(count, 'review')} updated`,
  isIn: ({ added }) =>
    added > 0
      ? 'They are waiting for your approval. By approving one, you confirm it is genuine.'
      : updatedOnly,
  nothingNew: 'Every review in this file is already here or was skipped.',
}

const updatedOnly = 'The corrected details are in your testimonials now.'

/** The same of an import that was approved at once. */
const approvedCopy: ImportCopy = {
  ...copy,
  isIn: ({ added }) =>
    added > 0 ? 'They are approved. Paste your code into your website to show them.' : updatedOnly,
}

function copyOf({ isApproved, isPasted }: ReviewFlow): ImportCopy {
  const said = isApproved ? approvedCopy : copy
  return isPasted ? { ...said, nothingNew: 'This testimonial is already here or was skipped.' } : said
}

/** How many reviews of the file are new. */
function addedBy({ preview }: Pick<ReviewFlow, 'preview'>): number {
  return preview ? preview.usable - preview.known - preview.updates.count : 0
}

/** `Import 730 reviews`, `Update 14 reviews`, or both. */
function submitLabel({ preview, isPasted }: ReviewFlow): string {
  if (preview === undefined) return 'Import'
  if (isPasted) return addedBy({ preview }) > 0 ? 'Import testimonial' : 'Update testimonial'
  const { updates } = preview
  const added = addedBy({ preview })
  if (updates.count === 0) return `Import ${formatCount(added, 'review')}`
  if (added === 0) return `Update ${formatCount(updates.count, 'review')}`
  return `Import ${added.toLocaleString('en')}, update ${updates.count.toLocaleString('en')}`
}

interface ImportDialogProps {
  isOpen: boolean
  onClose: () => void
  /** A file that was chosen elsewhere. */
  file?: File
  /** In place of the last button, once what was imported is approved. */
  afterApproval?: ReactNode
}

/**
 * Brings in reviews that were written elsewhere. Keep it mounted: a running import goes on while the dialog is closed,
 * and opening it again shows how far it is.
 */
export function ImportDialog({ isOpen, onClose, file, afterApproval }: ImportDialogProps) {
  const flow = useImportFlow(reviewSource)
  const [, navigate] = useLocation()
  const taken = useRef<File>(undefined)
  useEffect(() => {
    if (!file || taken.current === file) return
    taken.current = file
    void flow.choose(file)
  }, [file, flow])
  function close() {
    onClose()
    if (flow.step === 'report') flow.startOver()
  }
  function review() {
    close()
    navigate('/testimonials?status=pending')
  }
  return (
    <ImportFrame
      flow={flow}
      copy={copyOf(flow)}
      isOpen={isOpen}
      isReady={isReady(flow)}
      question={openQuestion(flow)}
      submitLabel={submitLabel(flow)}
      approveLabel={addedBy(flow) > 0 ? 'Import and approve' : undefined}
      check={<CheckStep flow={flow} />}
      otherWays={<PasteTestimonial onFile={(pasted) => void flow.choose(pasted, { pasted: true })} />}
      done={
        flow.isApproved ? (
          (afterApproval ?? <Button onClick={close}>Done</Button>)
        ) : (
          <Button onClick={review}>Review them now</Button>
        )
      }
      onClose={close}
    />
  )
}
