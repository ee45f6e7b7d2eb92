import { type ReactNode, useState } from 'react'
import { lazyPart } from '../lib/lazy-part.tsx'
import { FileDrop } from '../ui/file-drop.tsx'
import { reviewFiles } from './copy.ts'

const ImportDialog = lazyPart(() => import('./import-dialog.tsx').then((m) => m.ImportDialog))

/** Takes a file of reviews where one stands, and opens the dialog with it. */
export function ImportStart({ afterApproval }: { afterApproval: ReactNode }) {
  const [file, setFile] = useState<File>()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <FileDrop
        isCompact
        label="Import reviews you already have"
        hint="Drop a CSV or JSON file, or choose one"
        accept={reviewFiles}
        onFile={(chosen) => {
          setFile(chosen)
          setIsOpen(true)
        }}
      />
      {file && (
        <ImportDialog
          file={file}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          afterApproval={afterApproval}
        />
      )}
    </>
  )
}
