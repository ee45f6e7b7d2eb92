import type { listInvoices } from '#contract/billing/changes.ts'
import type { Output } from '#contract/endpoint.ts'
import { useQuery } from '@tanstack/react-query'
import { moneyInWords } from '#shared/text/money.ts'
import { RelativeDate } from '../../ui/text/relative-date.tsx'
import { invoicesQuery } from './plan-queries.ts'

type Invoice = Output<typeof listInvoices>[number]

const states: Readonly<Record<Invoice['state'], string>> = {
  draft: 'Draft',
  open: 'Open',
  paid: 'Paid',
  void: 'Void',
  uncollectible: 'Unpaid',
  refunded: 'Refunded',
}

/** What was billed, newest first; nothing while nothing was. */
export function InvoiceList() {
  const { data: invoices = [] } = useQuery(invoicesQuery)
  if (invoices.length === 0) return null
  return (
    <section aria-labelledby="invoices" className="border-t border-line pt-4">
      <h3 id="invoices" className="text-base font-semibold">
        Invoices
      </h3>
      <ul className="mt-1">
        {invoices.map((invoice) => (
          <li
            key={invoice.id}
            className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-line py-2.5 text-base last:border-b-0"
          >
            <span className="min-w-28 tabular-nums">
              {moneyInWords(invoice.cents, undefined, invoice.currency)}
            </span>
            <span className="text-soft">{states[invoice.state]}</span>
            <span className="text-sm text-faint">
              <RelativeDate date={invoice.createdAt} />
            </span>
            {invoice.url && (
              <a
                href={invoice.url}
                target="_blank"
                rel="noreferrer"
                className="ml-auto underline underline-offset-2"
              >
                {invoice.number ?? 'Invoice'}
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
