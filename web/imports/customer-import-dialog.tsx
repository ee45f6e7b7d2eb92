import { Button } from '../ui/button.tsx'
import { CustomerCheckStep } from './customer-check-step.tsx'
import { ImportFrame, type ImportWords } from './import-frame.tsx'
import { customerSource } from './queries.ts'
import { useImportFlow } from './use-import-flow.ts'
import { counted } from './words.ts'

const nothing = {}

const words: ImportWords = {
  noun: 'customer',
  title: 'Import customers',
  description: 'Bring your list along. Nobody is written to before you send a letter.',
  formats:
    'Any table with a column of e-mail addresses: an export of your shop, your CRM or your address book, or of Plaudit. Whoever is here already, by the address, is brought up to date.',
  tell: ({ added, merged }) => {
    const parts = [
      ...(added > 0 ? [`${counted(added, 'customer')} added`] : []),
      ...(merged > 0 ? [`${merged.toLocaleString('en')} brought up to date`] : []),
    ]
    return parts.length > 0
      ? { isGood: true, title: parts.join(', '), sentence: 'They are in your list now.' }
      : {
          isGood: false,
          title: 'Nothing new was added',
          sentence: 'Everybody in this file is here already, or could not be used.',
        }
  },
}

/** Brings in a list of customers. Keep it mounted: a running import goes on while the dialog is closed. */
export function CustomerImportDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const flow = useImportFlow(customerSource, nothing)
  const { preview, isReading } = flow
  function close() {
    onClose()
    if (flow.step === 'report') flow.startOver()
  }
  const isReady =
    preview !== undefined && !isReading && preview.usable > 0 && preview.mapping.columns.email !== undefined
  return (
    <ImportFrame
      flow={flow}
      words={words}
      isOpen={isOpen}
      isReady={isReady}
      check={<CustomerCheckStep flow={flow} />}
      done={<Button onClick={close}>Done</Button>}
      onClose={close}
    />
  )
}
