import { type ReactNode, useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useRestriction } from '../../ui/form/restricted.tsx'
import { reviewFiles } from '../check/review-files.ts'

const ImportDialog = lazyPart(() => import('../import-dialog.tsx').then((m) => m.ImportDialog))

/** Takes a file of reviews, chosen or dropped, and opens the dialog with it. Small: it comes with the dashboard. */
export function ImportStart({ afterApproval }: { afterApproval: ReactNode }) {
  const [file, setFile] = useState<File>()
  const [isOpen, setIsOpen] = useState(false)
  if (useRestriction() !== undefined) return null
  return (
    <>
      <label className="relative block rounded-lg border border-dashed border-control px-3 py-3.5 text-center text-sm transition-colors hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-[var(--focus)]">
        <span className="block font-semibold text-ink">Import reviews you already have</span>
        <span aria-hidden="true" className="text-faint">
          Drop a CSV, Excel or JSON file, or choose one
        </span>
        <input
          type="file"
          aria-label="Import reviews you already have"
          accept={reviewFiles}
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={({ currentTarget }) => {
            const chosen = currentTarget.files?.[0]
            if (chosen) {
              setFile(chosen)
              setIsOpen(true)
            }
            // Emptied, so that choosing the same file again after correcting it is noticed.
            currentTarget.value = ''
          }}
        />
      </label>
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
