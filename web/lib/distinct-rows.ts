/** The rows of all pages. One that moved while they were loading may be on two of them, and is shown once. */
export function distinctRows<Row extends { id: string }>(
  pages: readonly { items: readonly Row[] }[] = [],
): Row[] {
  return [...new Map(pages.flatMap(({ items }) => items).map((row) => [row.id, row])).values()]
}
