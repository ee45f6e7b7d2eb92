import { useLocation } from 'wouter'
import { Button } from '../ui/button.tsx'
import { CheckStep, isReady } from './check-step.tsx'
import { ImportFrame, type ImportCopy } from './import-frame.tsx'
import { reviewSource } from './queries.ts'
import { counted } from './copy.ts'
import { type ReviewFlow, useImportFlow } from './use-import-flow.ts'

const nothing = {}

const copy: ImportCopy = {
  noun: 'review',
  title: 'Import reviews',
  description: 'Bring in reviews from other places. Nothing is shown until you approve it.',
  formats:
    'We recognize exports from Trustpilot, Yotpo, Google and Plaudit, import templates from Judge.me and Okendo, and API data from Senja, Testimonial.to and Yelp. For any other table, you match the columns.',
  tell: ({ added, merged }) => {
    const parts = [
      ...(added > 0 ? [`${counted(added, 'review')} added`] : []),
      ...(merged > 0 ? [`${counted(merged, 'review')} updated`] : []),
    ]
    if (parts.length === 0) {
      return {
        isGood: false,
        title: 'Nothing new was added',
        sentence: 'Every review in this file is already here or was skipped.',
      }
    }
    return {
      isGood: true,
      title: parts.join(', '),
      sentence:
        added > 0
          ? 'They are waiting for your approval. By approving one, you confirm it is genuine.'
          : 'The corrected details are in your testimonials now.',
    }
  },
}

/** `Import 730 reviews`, `Update 14 reviews`, or both. */
function submitLabel({ preview }: ReviewFlow): string {
  if (preview === undefined) return 'Import'
  const { usable, known, updates } = preview
  const added = usable - known - updates.count
  if (updates.count === 0) return `Import ${counted(added, 'review')}`
  if (added === 0) return `Update ${counted(updates.count, 'review')}`
  return `Import ${added.toLocaleString('en')}, update ${updates.count.toLocaleString('en')}`
}

/**
 * Brings in reviews that were written elsewhere. Keep it mounted: a running import goes on while the dialog is closed,
 * and opening it again shows how far it is.
 */
export function ImportDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const flow = useImportFlow(reviewSource, nothing)
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
    <ImportFrame
      flow={flow}
      copy={copy}
      isOpen={isOpen}
      isReady={isReady(flow)}
      submitLabel={submitLabel(flow)}
      check={<CheckStep flow={flow} />}
      done={<Button onClick={review}>Review them now</Button>}
      onClose={close}
    />
  )
}
