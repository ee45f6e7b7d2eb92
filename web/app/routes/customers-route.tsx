import { useState } from 'react'
import { CustomersPage } from '../../customers/customers-page.tsx'
import { CustomerImportDialog } from '../../imports/customer-import-dialog.tsx'
import { customerExportAddress } from '../../imports/queries.ts'
import { ImportAndExport } from '../../ui/menu/import-and-export.tsx'

/** The page with the import and export of another feature: only the app knows both. */
export function CustomersRoute() {
  const [isImporting, setIsImporting] = useState(false)
  const open = () => setIsImporting(true)
  return (
    <>
      <CustomersPage
        transfer={<ImportAndExport onImport={open} addressOf={customerExportAddress} />}
        onImport={open}
      />
      <CustomerImportDialog isOpen={isImporting} onClose={() => setIsImporting(false)} />
    </>
  )
}
