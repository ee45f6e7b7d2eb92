import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Page } from '../../lib/call/api.ts'
import { countCopy, totalOf } from '../../lib/call/list-total.ts'
import { sentenceOf } from '../../lib/call/problem.ts'
import { LoadFailure } from '../message/load-failure.tsx'
import { LoadMore } from './load-more.tsx'

interface PagedListProps<Row> {
  list: UseInfiniteQueryResult<InfiniteData<Page<Row>>>
  /** Of all pages that are here: `useRows`. */
  rows: readonly Row[]
  loading: ReactNode
  /** Title of the failure when nothing could be loaded. */
  failure: string
  /** Sentence when the next page could not be loaded. */
  nextFailure: string
  empty: ReactNode
}

/** A list that is read page by page, in each of its states. */
export function PagedList<Row>({
  list,
  rows,
  loading,
  failure,
  nextFailure,
  empty,
  children,
}: PagedListProps<Row> & { children: ReactNode }) {
  if (list.isPending) return loading
  if (!list.data) {
    return <LoadFailure title={failure} failure={list.error} onRetry={() => void list.refetch()} />
  }
  if (rows.length === 0 && !list.hasNextPage) return empty
  return (
    <>
      {children}
      <LoadMore
        hasMore={list.hasNextPage && !list.isPlaceholderData}
        isPending={list.isFetchingNextPage}
        failure={list.isFetchNextPageError && sentenceOf(list.error, nextFailure)}
        onLoad={() => void list.fetchNextPage({ cancelRefetch: false })}
      />
    </>
  )
}

/** The same as a region of the page, headed by how many there are: `12 customers`. */
export function CountedList<Row>({
  noun,
  label = `${noun[0]?.toUpperCase()}${noun.slice(1)}s`,
  tools,
  heading = (count) => (
    <div className="mb-1 flex min-h-7 items-center justify-between gap-2">
      <h2 className="text-sm text-soft tabular-nums" aria-live="polite">
        {count}
      </h2>
      {tools && <div className="-my-1 -mr-1.5 flex pointer-coarse:-my-2">{tools}</div>}
    </div>
  ),
  children,
  ...props
}: PagedListProps<Row> & {
  /** What one row is, small: `customer`. */
  noun: string
  /** Of the region; by default the noun: `Customers`. */
  label?: string
  /** At the end of the heading. */
  tools?: ReactNode
  heading?: (count: string) => ReactNode
  /** `total` is not known while the server has not counted to the end. */
  children: (total: number | undefined) => ReactNode
}) {
  const { list, rows } = props
  const total = totalOf(list.data?.pages ?? [], rows.length, list.hasNextPage)
  const hasRows = rows.length > 0 || list.hasNextPage
  const content = (
    <PagedList {...props}>
      {heading(countCopy(total, rows.length, noun))}
      <div className={clsx('transition-opacity', list.isPlaceholderData && 'opacity-60')}>
        {children(total)}
      </div>
    </PagedList>
  )
  if (!hasRows) return <div className="mt-5">{content}</div>
  return (
    <section aria-label={label} aria-busy={list.isPlaceholderData} className="mt-2 max-sm:mt-1">
      {content}
    </section>
  )
}
