import type { HistoryEntry } from '#contract/provenance/history.ts'
import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { historyDetail, historySentence } from '../../lib/copy/history-copy.ts'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { Button } from '../../ui/button/button.tsx'
import { DetailsWait } from '../../ui/dialog/details-wait.tsx'
import { RelativeDate } from '../../ui/text/relative-date.tsx'
import { historyQuery } from '../feedback/case-queries.ts'

const DraftDetail = lazyPart(() => import('../card/draft-detail.tsx').then((m) => m.DraftDetail))

const shownAtFirst = 5

/** What happened to a testimonial, the newest first. */
export function HistorySection({ testimonial }: { testimonial: Testimonial }) {
  const query = useQuery(historyQuery(testimonial))
  const [showsAll, setShowsAll] = useState(false)
  const entries = query.data?.toReversed() ?? []
  const shown = showsAll ? entries : entries.slice(0, shownAtFirst)
  return (
    <section aria-labelledby="history" className="border-t border-line pt-5">
      <h3 id="history" className="text-base font-semibold">
        History
      </h3>
      <DetailsWait
        query={query}
        label="Loading history"
        lines={['h-4 w-64', 'h-4 w-52']}
        otherwise="Couldn't load the history."
      />
      <ol className="mt-3 flex flex-col gap-3 border-l border-line pl-4">
        {shown.map((entry) => (
          <HistoryLine key={entry.seq} entry={entry} customer={testimonial.customerName} />
        ))}
      </ol>
      {entries.length > shown.length && (
        <Button variant="ghost" size="small" className="mt-2 -ml-3" onClick={() => setShowsAll(true)}>
          Show all {entries.length}
        </Button>
      )}
    </section>
  )
}

function HistoryLine({ entry, customer }: { entry: HistoryEntry; customer: string }) {
  const detail = historyDetail(entry)
  return (
    <li className="relative text-sm before:absolute before:top-1.5 before:-left-[1.21875rem] before:size-1.5 before:rounded-full before:bg-line-strong">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="min-w-0 break-words text-ink">{historySentence(entry, customer)}</span>
        <span className="text-faint">
          <RelativeDate date={entry.at} />
        </span>
      </p>
      {detail && (
        <p className="mt-0.5 line-clamp-3 break-words whitespace-pre-line text-faint" title={detail}>
          {detail}
        </p>
      )}
      {entry.details.answers && <DraftDetail details={entry.details} />}
    </li>
  )
}
