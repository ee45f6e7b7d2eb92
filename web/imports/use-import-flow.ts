import type { CustomerChoices, CustomerPreview } from '#contract/customer-imports.ts'
import type { ImportChoices, ImportPreview } from '#contract/imports.ts'
import { useState } from 'react'
import { ApiProblem, sentenceOf } from '../lib/problem.ts'
import { randomKey } from '../lib/random-key.ts'
import { useAttemptKey } from '../lib/use-attempt-key.ts'
import { decodeFile, type OldEncoding } from './decode-file.ts'
import {
  type ChosenFile,
  type ImportSource,
  type PastSource,
  useImport,
  usePreview,
  useStartImport,
} from './queries.ts'

const largestBytes = 10_000_000
const tooLarge = 'This file is larger than 10 MB. Please split it into smaller files.'

interface Chosen {
  file: ChosenFile
  bytes: Uint8Array
  assumed: OldEncoding | undefined
}

/** How a file is split, whatever is in it. */
interface TableChoices {
  columns?: object | undefined
}

/** The way of one file: chosen, checked, being imported, reported. It goes on while the dialog is closed. */
export function useImportFlow<Choices extends TableChoices, Preview>(source: ImportSource<Choices, Preview>) {
  const [chosen, setChosen] = useState<Chosen>()
  const [choices, setChoices] = useState(source.noChoices)
  const [fault, setFault] = useState<string>()
  const [importId, setImportId] = useState<string>()
  const [isApproved, setIsApproved] = useState(false)
  const preview = usePreview(source, chosen?.file, choices)
  const start = useStartImport(source)
  const attempt = useAttemptKey()
  const progress = useImport(source, importId)

  function take(name: string, bytes: Uint8Array, encoding?: OldEncoding) {
    const { text, assumed } = decodeFile(bytes, encoding)
    setChosen({ file: { key: randomKey(), name, text }, bytes, assumed })
    setFault(undefined)
  }
  async function choose(file: File) {
    startOver()
    if (file.size > largestBytes) return setFault(tooLarge)
    try {
      take(file.name, new Uint8Array(await file.arrayBuffer()))
    } catch {
      setFault("Couldn't open this file. Make sure no other program is using it, then choose it again.")
    }
  }
  function startOver() {
    setChosen(undefined)
    setChoices(source.noChoices)
    setFault(undefined)
    setImportId(undefined)
    start.reset()
  }
  function decide(more: Partial<Choices>) {
    setChoices((earlier) => ({ ...earlier, ...more }))
    start.reset()
  }
  /** Splits the file another way: what was said about its columns no longer holds. */
  function reread(more: Partial<Choices>) {
    setChoices((earlier) => ({ ...earlier, ...more, columns: undefined }))
    start.reset()
  }
  function submit(approve = false) {
    if (chosen === undefined) return
    setIsApproved(approve)
    // The same file with the same choices is the same attempt, however often the button is pressed.
    const idempotencyKey = attempt.keyFor([chosen.file.key, choices, approve])
    start.mutate(
      { file: chosen.file, choices, approve, idempotencyKey },
      { onSuccess: ({ id }) => setImportId(id) },
    )
  }

  const isUnreadable = preview.error instanceof ApiProblem && preview.data === undefined
  const step =
    importId === undefined
      ? chosen === undefined || isUnreadable
        ? ('choose' as const)
        : ('check' as const)
      : progress.data?.state === 'done' || progress.data?.state === 'failed'
        ? ('report' as const)
        : ('progress' as const)
  return {
    step,
    fileName: chosen?.file.name ?? '',
    assumedEncoding: chosen?.assumed,
    /** False for JSON, which has neither separators nor a first row. */
    isTable: !/^\s*[[{]/.test(chosen?.file.text.slice(0, 100) ?? ''),
    preview: preview.data,
    isReading: preview.isFetching,
    choices,
    progress: progress.data,
    reportAddress: source.reportAddress,
    fault: fault ?? sayWhy(preview.error, "Couldn't read this file."),
    startFault: sayWhy(start.error, "Couldn't start the import."),
    isStarting: start.isPending,
    /** The owner approved what this import adds. */
    isApproved,
    choose,
    decode: (encoding: OldEncoding) => chosen && take(chosen.file.name, chosen.bytes, encoding),
    decide,
    reread,
    submit,
    startOver,
    source: source as PastSource,
  }
}
export type ImportFlow<Choices extends TableChoices, Preview> = ReturnType<
  typeof useImportFlow<Choices, Preview>
>
export type ReviewFlow = ImportFlow<ImportChoices, ImportPreview>
export type CustomerFlow = ImportFlow<CustomerChoices, CustomerPreview>
/** What every step needs, whatever is imported. */
export type AnyFlow = ReviewFlow | CustomerFlow

function sayWhy(failure: Error | null, otherwise: string) {
  return failure === null ? undefined : sentenceOf(failure, otherwise)
}
