import type { CustomerChoices, CustomerPreview } from '#contract/customers/customer-imports.ts'
import type { ImportChoices, ImportPreview } from '#contract/imports/imports.ts'
import { useState } from 'react'
import { ApiProblem, sentenceOf } from '../lib/call/problem.ts'
import { type ImportSource, type PastSource, usePreview } from './queries.ts'
import { useChosenFile } from './use-chosen-file.ts'
import { useImportRun } from './use-import-run.ts'

/** How a file is split, whatever is in it. */
interface TableChoices {
  columns?: object | undefined
}

/** The way of one file: chosen, checked, being imported, reported. It goes on while the dialog is closed. */
export function useImportFlow<Choices extends TableChoices, Preview>(source: ImportSource<Choices, Preview>) {
  const chosen = useChosenFile()
  const { file } = chosen
  const [choices, setChoices] = useState(source.noChoices)
  const [isPasted, setPasted] = useState(false)
  const preview = usePreview(source, file, choices)
  const run = useImportRun(source)

  function startOver() {
    chosen.clear()
    setChoices(source.noChoices)
    run.clear()
  }
  function decide(more: Partial<Choices>) {
    setChoices((earlier) => ({ ...earlier, ...more }))
    run.forgetError()
  }
  const firstStep = file === undefined || isUnreadable(preview) ? ('choose' as const) : ('check' as const)
  return {
    step: run.step ?? firstStep,
    fileName: file?.name ?? '',
    /** One testimonial from a link or pasted words: no file, no columns. */
    isPasted,
    assumedEncoding: chosen.assumedEncoding,
    /** False for JSON, XML and Excel, which have no separators. */
    isTable: !/^(?:\s*[[{<]|data:)/.test(file?.text.slice(0, 100) ?? ''),
    preview: preview.data,
    isReading: preview.isFetching,
    choices,
    progress: run.progress,
    reportAddress: source.reportAddress,
    fault: chosen.fault ?? sayWhy(preview.error, unreadable(isPasted)),
    startFault: sayWhy(run.error, "Couldn't start the import."),
    isStarting: run.isStarting,
    /** The owner approved what this import adds. */
    isApproved: run.isApproved,
    choose: (next: File, { pasted = false } = {}) => {
      startOver()
      setPasted(pasted)
      return chosen.open(next)
    },
    decode: chosen.decode,
    decide,
    /** Splits the file another way: what was said about its columns no longer holds. */
    reread: (more: Partial<Choices>) => decide({ ...more, columns: undefined }),
    submit: (approve = false) => file && run.submit(file, choices, approve),
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

const isUnreadable = ({ error, data }: { error: Error | null; data: unknown }) =>
  error instanceof ApiProblem && data === undefined

const unreadable = (isPasted: boolean) =>
  isPasted ? "Couldn't read this testimonial." : "Couldn't read this file."

function sayWhy(failure: Error | null, otherwise: string) {
  return failure === null ? undefined : sentenceOf(failure, otherwise)
}
