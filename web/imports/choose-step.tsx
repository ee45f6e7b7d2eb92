import { FileDrop } from '../ui/file-drop.tsx'
import type { ImportFlow } from './use-import-flow.ts'

/** Where a file is dropped or chosen, and why the last one could not be read. */
export function ChooseStep({ flow }: { flow: ImportFlow }) {
  return (
    <div className="flex flex-col gap-4">
      <FileDrop
        label="Drop a file here, or choose one"
        hint="CSV, JSON or plain text, up to 10 MB"
        accept=".csv,.tsv,.txt,.json,text/csv,text/plain,application/json"
        error={flow.fault}
        onFile={(file) => void flow.choose(file)}
      />
      <p className="text-sm text-soft">
        Exports of Judge.me, Trustpilot, Yotpo, Okendo, Senja, Testimonial.to, Google, Yelp and Plaudit are
        recognised. For any other table you say which column is which.
      </p>
    </div>
  )
}
