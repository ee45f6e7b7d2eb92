import { useState } from 'react'
import { useAttemptKey } from '../lib/call/use-attempt-key.ts'
import { type ChosenFile, type ImportSource, useImport, useStartImport } from './queries.ts'

/** One import from the upload to its report. */
export function useImportRun<Choices, Preview>(source: ImportSource<Choices, Preview>) {
  const [importId, setImportId] = useState<string>()
  const [isApproved, setIsApproved] = useState(false)
  const start = useStartImport(source)
  const attempt = useAttemptKey()
  const progress = useImport(source, importId)

  function submit(file: ChosenFile, choices: Choices, approve: boolean) {
    setIsApproved(approve)
    // The same file with the same choices is the same attempt, however often the button is pressed.
    const idempotencyKey = attempt.keyFor([file.key, choices, approve])
    start.mutate({ file, choices, approve, idempotencyKey }, { onSuccess: ({ id }) => setImportId(id) })
  }
  function clear() {
    setImportId(undefined)
    start.reset()
  }
  const isOver = progress.data?.state === 'done' || progress.data?.state === 'failed'
  return {
    /** None before the server has the file. */
    step: importId === undefined ? undefined : isOver ? ('report' as const) : ('progress' as const),
    progress: progress.data,
    error: start.error,
    isStarting: start.isPending,
    isApproved,
    submit,
    /** What was said of the last attempt no longer holds. */
    forgetError: start.reset,
    clear,
  }
}
