import { Upload } from 'lucide-react'
import { useState } from 'react'
import { CustomersPage } from '../../customers/customers-page.tsx'
import { CustomerImportDialog } from '../../imports/customer-import-dialog.tsx'
import { customerExportAddress } from '../../imports/queries.ts'
import { Restricted } from '../../ui/form/restricted.tsx'
import { Button } from '../../ui/button/button.tsx'
import { WideLabel } from '../../ui/button/wide-label.tsx'
import { ExportMenu } from '../../ui/menu/export-menu.tsx'

/** The page with the import and export of another feature: only the app knows both. */
export function CustomersRoute() {
  const [isImporting, setIsImporting] = useState(false)
  return (
    <>
      <CustomersPage
        transfer={<Transfer onImport={() => setIsImporting(true)} />}
        onImport={() => setIsImporting(true)}
      />
      <CustomerImportDialog isOpen={isImporting} onClose={() => setIsImporting(false)} />
    </>
  )
}

function Transfer({ onImport }: { onImport: () => void }) {
  return (
    <>
      <Restricted isQuiet>
        <Button variant="secondary" onClick={onImport}>
          <Upload aria-hidden="true" />
          <WideLabel>Import</WideLabel>
        </Button>
      </Restricted>
      <ExportMenu addressOf={customerExportAddress} />
    </>
  )
}
