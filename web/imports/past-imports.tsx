import { formatCount } from '#shared/text/format-count.ts'
import type { ImportSummary } from '#contract/imports/import-progress.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '../lib/call/problem.ts'
import { Restricted } from '../ui/form/restricted.tsx'
import { Button } from '../ui/button/button.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { LoadFailure } from '../ui/message/load-failure.tsx'
import { LoadMore } from '../ui/loading/load-more.tsx'
import { Skeleton } from '../ui/loading/skeleton.tsx'
import { toast } from '../ui/message/toast.ts'
import { type PastSource, pastImportsQuery, useFreshAfterUndo, useUndoImport } from './queries.ts'
import { UndoDialog } from './undo-dialog.tsx'

/** Every import there was, each with its way back for 30 days. */
export function PastImports({
  source,
  noun,
  onBack,
  onClose,
}: {
  source: PastSource
  /** One of what is imported, e.g. `review`. */
  noun: string
  onBack: () => void
  onClose: () => void
}) {
  const list = useInfiniteQuery(pastImportsQuery(source))
  const [asked, setAsked] = useState<ImportSummary>()
  const imports = list.data?.pages.flatMap(({ items }) => items) ?? []
  useFreshAfterUndo(source, imports.filter(({ state }) => state === 'undone').length)
  if (asked) return <AskUndo source={source} noun={noun} asked={asked} onClose={() => setAsked(undefined)} />
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Past imports"
      description="You can undo an import for 30 days."
      footer={
        <Button variant="secondary" onClick={onBack}>
          Back
        </Button>
      }
    >
      {list.isPending && <Skeleton className="h-40" />}
      {list.isError && imports.length === 0 && (
        <LoadFailure failure={list.error} isPending={list.isFetching} onRetry={() => void list.refetch()} />
      )}
      {list.isSuccess && imports.length === 0 && <p className="text-base text-soft">No imports yet.</p>}
      {imports.length > 0 && <ImportList imports={imports} noun={noun} onUndo={setAsked} />}
      {list.hasNextPage && (
        <LoadMore
          hasMore
          isPending={list.isFetchingNextPage}
          failure={list.isFetchNextPageError && sentenceOf(list.error, "Couldn't load the next imports.")}
          onLoad={() => void list.fetchNextPage()}
        />
      )}
    </Dialog>
  )
}

interface ImportListProps {
  imports: readonly ImportSummary[]
  noun: string
  onUndo: (one: ImportSummary) => void
}

function ImportList({ imports, noun, onUndo }: ImportListProps) {
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface" aria-label="Past imports">
      {imports.map((one) => (
        <PastImport key={one.id} summary={one} noun={noun} onUndo={() => onUndo(one)} />
      ))}
    </ul>
  )
}

function AskUndo({
  source,
  noun,
  asked,
  onClose,
}: {
  source: PastSource
  noun: string
  asked: ImportSummary
  onClose: () => void
}) {
  const undo = useUndoImport(source)
  return (
    <UndoDialog
      source={source}
      noun={noun}
      fileName={asked.fileName}
      id={asked.id}
      isPending={undo.isPending}
      onClose={onClose}
      onConfirm={() =>
        undo.mutate(asked.id, {
          onSettled: onClose,
          onError: (failure) =>
            toast({
              title: 'Error',
              description: sentenceOf(failure, "Couldn't undo the import. Please try again."),
              variant: 'destructive',
            }),
        })
      }
    />
  )
}

function PastImport({ summary, noun, onUndo }: { summary: ImportSummary; noun: string; onUndo: () => void }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 grow basis-60">
        <p className="font-semibold break-words">{summary.fileName}</p>
        <p className="text-sm text-soft">
          <time dateTime={summary.createdAt}>{importDayOf(summary.createdAt)}</time> ·{' '}
          {importOutcomeOf(summary, noun)}
        </p>
        {summary.state === 'done' && summary.failure !== null && (
          <p className="text-sm text-danger-text">{summary.failure}</p>
        )}
      </div>
      {summary.canUndo && (
        <Restricted isQuiet>
          <Button
            variant="secondary"
            size="small"
            aria-label={`Undo import of ${summary.fileName}`}
            onClick={onUndo}
          >
            Undo import
          </Button>
        </Restricted>
      )}
    </li>
  )
}

function importOutcomeOf(
  { state, added, merged, skipped, removed, kept, undoneAt }: ImportSummary,
  noun: string,
) {
  const count = (many: number) => many.toLocaleString('en')
  if (state === 'waiting' || state === 'running') return 'Importing...'
  if (state === 'undoing') return 'Undoing...'
  if (state === 'failed') return 'Failed. Nothing was added'
  if (state === 'undone') {
    const stayed = kept > 0 ? `, ${count(kept)} kept` : ''
    return `Undone ${undoneAt ? importDayOf(undoneAt) : ''}: ${formatCount(removed, noun)} removed${stayed}`
  }
  return [
    `${formatCount(added, noun)} added`,
    ...(merged > 0 ? [`${count(merged)} updated`] : []),
    ...(skipped > 0 ? [`${count(skipped)} skipped`] : []),
  ].join(', ')
}

function importDayOf(moment: string): string {
  return new Date(moment).toLocaleDateString(undefined, { dateStyle: 'medium' })
}
