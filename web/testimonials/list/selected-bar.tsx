import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import type { RefObject } from 'react'
import { testimonialExportAddress } from '../../imports/queries.ts'
import type { usePagedRows } from '../../lib/call/use-rows.ts'
import { Button } from '../../ui/button/button.tsx'
import { withoutSort } from '../filters/use-filters.ts'
import { BulkBar } from './bulk-bar.tsx'
import type { ListFilters } from './cached-lists.ts'
import { useBulk } from './use-bulk.ts'
import { canBeHidden, type Selection } from './use-selection.ts'

/** What is done with the chosen testimonials, while there are any. */
export function SelectedBar({
  selection: { rows, selected, isEverything, selectEverything, clear },
  filters,
  list: { data, hasNextPage: hasMore },
  next,
}: {
  selection: Selection
  filters: ListFilters
  list: ReturnType<typeof usePagedRows<Testimonial>>['list']
  next: RefObject<HTMLHeadingElement | null>
}) {
  const bulk = useBulk()
  if (selected.length === 0) return null
  const first = data?.pages[0]
  // Known once the server has counted how many match.
  const number = first?.isCounted === false ? undefined : first?.total?.toLocaleString()
  const matching = withoutSort(filters)
  const everything = number ? `All ${number} selected` : 'All that match selected'
  const isPrivate = filters.feedback !== undefined
  const canSelectAll = !isEverything && hasMore && selected.length === rows.length
  return (
    <BulkBar
      count={isEverything ? everything : `${selected.length.toLocaleString()} selected`}
      more={canSelectAll && <SelectAllShown number={number} onClick={selectEverything} />}
      isPending={bulk.isPending}
      done={bulk.done}
      next={next}
      can={{
        decide: !isPrivate,
        hide: !isPrivate && (isEverything || selected.some(canBeHidden)),
        show: !isPrivate && (isEverything || selected.some(({ hiddenAt }) => hiddenAt !== null)),
      }}
      exportAddress={
        isEverything || (!hasMore && selected.length === rows.length)
          ? testimonialExportAddress('csv', matching)
          : undefined
      }
      onAct={(action, tag) =>
        bulk.run(action, isEverything ? matching : selected.map(({ id }) => id), clear, tag)
      }
      onClear={clear}
    />
  )
}

function SelectAllShown({ number, onClick }: { number: string | undefined; onClick: () => void }) {
  return (
    <Button size="small" variant="ghost" onClick={onClick}>
      {number ? `Select all ${number} that match` : 'Select all that match'}
    </Button>
  )
}
