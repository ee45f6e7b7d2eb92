import type { InfiniteData } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Page } from './api.ts'

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
