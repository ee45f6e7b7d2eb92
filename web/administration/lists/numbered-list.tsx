import { pageSizes } from '#contract/administration/lists.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import type { Page } from '../../lib/call/api.ts'
import { ApiProblem } from '../../lib/call/problem.ts'
import { Button } from '../../ui/button/button.tsx'
import { LoadingLines } from '../../ui/loading/loading-lines.tsx'
import { LoadFailure } from '../../ui/message/load-failure.tsx'
import { NoMatch } from '../../ui/message/no-match.tsx'
import { Options, Select } from '../../ui/form/select.tsx'
import { AccessRestricted } from '../access-restricted.tsx'
import { pagesShown } from './pages-shown.ts'

interface NumberedListProps<Row> {
  list: UseQueryResult<Page<Row>>
  page: number
  size: number
  isFiltered: boolean
  /** What one row is, small: `workspace`. */
  noun: string
  empty: ReactNode
  filter: (values: Readonly<Record<string, string>>) => void
  goTo: (page: number) => void
  clear: () => void
  children: (rows: readonly Row[]) => ReactNode
}

/** A list that is read by page numbers, in each of its states, with its pages below it. */
export function NumberedList<Row>({
  list,
  noun,
  isFiltered,
  empty,
  clear,
  children,
  ...paging
}: NumberedListProps<Row>) {
  const { data, isError, error, refetch, isPlaceholderData } = list
  if (error instanceof ApiProblem && error.code === 'not-allowed') return <AccessRestricted />
  if (isError && !data)
    return (
      <LoadFailure
        title={`Couldn't load the ${noun}s`}
        failure={error}
        otherwise="Please try again."
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <LoadingLines label={`Loading ${noun}s`} lines={['h-12', 'h-12', 'h-12', 'h-12']} />
  if (data.items.length === 0 && paging.page > 1)
    return (
      <NoMatch title="This page is empty" onClearFilters={() => paging.goTo(1)} label="Go to the first page">
        There are fewer {noun}s than this.
      </NoMatch>
    )
  if (data.items.length === 0) return isFiltered ? <NoneFound noun={noun} clear={clear} /> : empty
  return (
    <div aria-busy={isPlaceholderData} className="mt-5">
      <p className="mb-3 text-sm text-soft tabular-nums" aria-live="polite">
        {placeCopy(data, paging, noun)}
      </p>
      <div className={clsx('transition-opacity', isPlaceholderData && 'opacity-60')}>
        {children(data.items)}
      </div>
      <Paging {...paging} data={data} />
    </div>
  )
}

function NoneFound({ noun, clear }: Pick<NumberedListProps<unknown>, 'noun' | 'clear'>) {
  return (
    <NoMatch title={`No ${noun}s found`} onClearFilters={clear}>
      Try another search or fewer filters.
    </NoMatch>
  )
}

type PagingProps = Pick<NumberedListProps<unknown>, 'page' | 'size' | 'filter' | 'goTo'> & {
  data: Page<unknown>
}

/** `1 to 20 of 340 workspaces`; `1,000+` where nobody counted further. */
function placeCopy(
  { items, total, isCounted }: Page<unknown>,
  { page, size }: { page: number; size: number },
  noun: string,
): string {
  const first = (page - 1) * size + 1
  const all = `${total.toLocaleString()}${isCounted ? '' : '+'} ${noun}${total === 1 ? '' : 's'}`
  return isCounted && total <= size
    ? all
    : `${first.toLocaleString()} to ${(first + items.length - 1).toLocaleString()} of ${all}`
}

function Paging({ page, size, filter, goTo, data: { items, total, isCounted } }: PagingProps) {
  const sizeId = useId()
  const counted = Math.max(1, Math.ceil(total / size))
  // Uncounted lists go on for as long as their pages are full.
  const last = isCounted ? counted : Math.max(counted, items.length === size ? page + 1 : page)
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
      <div className="flex items-center gap-2 text-sm text-soft">
        <label htmlFor={sizeId}>Per page</label>
        <Select
          id={sizeId}
          className="w-24"
          value={size}
          onChange={({ target }) => filter({ limit: target.value })}
        >
          <Options values={pageSizes.map(String)} nameOf={(value) => value} />
        </Select>
      </div>
      {last > 1 && (
        <nav aria-label="Pages" className="flex flex-wrap gap-1.5">
          <Button size="small" variant="secondary" disabled={page <= 1} onClick={() => goTo(page - 1)}>
            Previous
          </Button>
          {pagesShown(page, last).map((number) => (
            <Button
              key={number}
              size="small"
              variant={number === page ? 'primary' : 'secondary'}
              aria-label={`Page ${number.toLocaleString()}`}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => goTo(number)}
            >
              {number.toLocaleString()}
            </Button>
          ))}
          <Button size="small" variant="secondary" disabled={page >= last} onClick={() => goTo(page + 1)}>
            Next
          </Button>
        </nav>
      )}
    </div>
  )
}
