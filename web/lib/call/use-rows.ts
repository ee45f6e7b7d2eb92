import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Page } from './api.ts'
import type { pagedQuery } from './paged-query.ts'

/** The rows of all pages. One that moved while they were loading may be on two of them, and is shown once. */
export function useRows<Row extends { id: string }>({
  data,
}: {
  data: InfiniteData<Page<Row>> | undefined
}): readonly Row[] {
  return useMemo(() => {
    const rows = data?.pages.flatMap(({ items }) => items) ?? []
    return [...new Map(rows.map((row) => [row.id, row])).values()]
  }, [data])
}

/** A list that is read page by page, and the rows of all pages. */
export function usePagedRows<Row extends { id: string }>(query: ReturnType<typeof pagedQuery<Row>>) {
  const list = useInfiniteQuery(query)
  const rows = useRows(list)
  return { list, rows }
}
