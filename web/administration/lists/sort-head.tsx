import type { SortOrder } from '#contract/administration/lists.ts'
import { ArrowDown, ArrowUp } from 'lucide-react'

/** The head of a column that the list can be sorted by; pressed again, the other way around. */
export function SortHead<Sort extends string>({
  title,
  column,
  sort,
  order,
  onSort,
}: {
  title: string
  column: Sort
  sort: Sort
  order: SortOrder
  onSort: (sort: Sort) => void
}) {
  const isSorted = column === sort
  const Arrow = order === 'asc' ? ArrowUp : ArrowDown
  return (
    <th scope="col" aria-sort={isSorted ? (order === 'asc' ? 'ascending' : 'descending') : 'none'}>
      <button
        type="button"
        className="inline-flex items-center gap-1 font-semibold hover:text-ink [&_svg]:size-3.5"
        onClick={() => onSort(column)}
      >
        {title}
        {isSorted && <Arrow aria-hidden="true" />}
      </button>
    </th>
  )
}
