import { Upload } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '../button/button.tsx'
import { WideLabel } from '../button/wide-label.tsx'
import { Restricted } from '../form/restricted.tsx'
import { ExportMenu } from './export-menu.tsx'

/** The two ways between a list and a file, at the head of its page. */
export function ImportAndExport({
  onImport,
  ...exporting
}: { onImport: () => void } & ComponentProps<typeof ExportMenu>) {
  return (
    <>
      <Restricted isQuiet>
        <Button variant="secondary" onClick={onImport}>
          <Upload aria-hidden="true" />
          <WideLabel>Import</WideLabel>
        </Button>
      </Restricted>
      <ExportMenu {...exporting} />
    </>
  )
}
