import type { ReactNode } from 'react'
import { FileDrop } from '../../ui/form/file-drop.tsx'
import { reviewFiles } from '../check/review-files.ts'
import type { AnyFlow } from '../use-import-flow.ts'

/** Where a file is dropped or chosen, and why the last one could not be read. */
export function ChooseStep({ flow, children }: { flow: AnyFlow; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-4">
      <FileDrop
        label="Drop a file here or choose one"
        hint="CSV, Excel, JSON, XML or plain text, up to 10 MB"
        accept={reviewFiles}
        error={flow.fault}
        onFile={(file) => void flow.choose(file)}
      />
      <p className="text-sm text-soft">{children}</p>
    </div>
  )
}
