import type { Page } from './api.ts'

/** The most that one call answers. */
const longestPage = 100

/** Every row of a list, however many pages it has. */
export async function allRows<Row>(
  read: (page: { limit: number; cursor?: string }) => Promise<Page<Row>>,
): Promise<Row[]> {
  const rows: Row[] = []
  let cursor: string | undefined
  do {
    const page = await read({ limit: longestPage, ...(cursor !== undefined && { cursor }) })
    rows.push(...page.items)
    cursor = page.nextCursor
  } while (cursor !== undefined)
  return rows
}
