import { formatCount } from '#shared/text/format-count.ts'
import { Button } from '../ui/button/button.tsx'
import { CustomerCheckStep } from './steps/customer-check-step.tsx'
import { ImportFrame } from './import-frame.tsx'
import { customerSource } from './queries.ts'
import { useImportFlow } from './use-import-flow.ts'
import { type ImportCopy } from './copy.ts'

const copy: ImportCopy = {
  noun: 'customer',
  title: 'Import customers',
  description: 'Bring in your customer list. Nobody gets an email until you send one.',
  formats:
    'Any table with a column of email addresses, such as an export from your shop, CRM, address book or Plaudit. Customers you already have are matched by email and keep their names.',
  updated: (count) => `${count.toLocaleString('en')} updated`,
  isIn: () => 'They are now in your customer list.',
  nothingNew: 'Everyone in this file is already in your list or was skipped.',
}

/** Brings in a list of customers. Keep it mounted: a running import goes on while the dialog is closed. */
export function CustomerImportDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const flow = useImportFlow(customerSource)
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
      copy={copy}
      isOpen={isOpen}
      isReady={isReady}
      submitLabel={preview === undefined ? 'Import' : `Import ${formatCount(preview.usable, copy.noun)}`}
      check={<CustomerCheckStep flow={flow} />}
      done={<Button onClick={close}>Done</Button>}
      onClose={close}
    />
  )
}
