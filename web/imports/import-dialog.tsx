import { useLocation } from 'wouter'
import { Button } from '../ui/button.tsx'
import { CheckStep, isReady } from './check-step.tsx'
import { ImportFrame, type ImportWords } from './import-frame.tsx'
import { reviewSource } from './queries.ts'
import { useImportFlow } from './use-import-flow.ts'
import { counted } from './words.ts'

const nothing = {}

const words: ImportWords = {
  noun: 'review',
  title: 'Import reviews',
  description: 'Bring in what customers wrote about you elsewhere. Nothing is shown before you approve it.',
  formats:
    'Recognised are exports of Trustpilot, Yotpo, Google and Plaudit, import templates of Judge.me and Okendo, and what the interfaces of Senja, Testimonial.to and Yelp hand out. For any other table you say which column is which.',
  tell: ({ added }) =>
    added > 0
      ? {
          isGood: true,
          title: `${counted(added, 'review')} added`,
          sentence: 'They wait for your approval. Approving one is your word that it is genuine.',
        }
      : {
          isGood: false,
          title: 'Nothing new was added',
          sentence: 'Every review of this file is here already, or could not be used.',
        },
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
      words={words}
      isOpen={isOpen}
      isReady={isReady(flow)}
      check={<CheckStep flow={flow} />}
      done={<Button onClick={review}>Review them now</Button>}
      onClose={close}
    />
  )
}
