import { type PaymentCheck, runBillingCheck } from '#contract/billing/operations.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/call/api.ts'
import { useThen } from '../../lib/call/use-call.ts'
import { Button } from '../../ui/button/button.tsx'
import { RowHead, Table } from '../../ui/layout/table.tsx'
import { LoadedLines } from '../../ui/loading/loaded-lines.tsx'
import { showRefusal } from '../../ui/message/show-refusal.ts'
import { toast } from '../../ui/message/toast.ts'
import { RelativeDate } from '../../ui/text/relative-date.tsx'
import { TextLink } from '../../ui/text/text-link.tsx'
import { paymentChecksQuery, paymentKeys } from '../queries.ts'

/** What the nightly comparisons with the payment provider found, and a way to compare now. */
export function PaymentChecks() {
  const query = useQuery(paymentChecksQuery)
  return (
    <div>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="font-serif text-title font-medium tracking-tight">Comparisons with Stripe</h2>
          <p className="text-base text-soft">
            Every night, plans here are compared with Stripe and corrected. Customers who pay twice are only
            reported.
          </p>
        </div>
        <CompareNow />
      </div>
      <LoadedLines query={query} what="comparisons" lines={['h-10', 'h-10']}>
        {(checks) =>
          checks.length === 0 ? (
            <p className="text-base text-soft">No comparisons yet.</p>
          ) : (
            <Table label="Comparisons with Stripe" columns={['Started', 'Customers', 'Result']}>
              <tbody>
                {checks.map((check) => (
                  <CheckRow key={check.id} check={check} />
                ))}
              </tbody>
            </Table>
          )
        }
      </LoadedLines>
    </div>
  )
}

function CompareNow() {
  const compare = useMutation({
    mutationFn: () => call(runBillingCheck, {}),
    ...useThen<typeof runBillingCheck>({ refreshes: paymentKeys }),
  })
  return (
    <Button
      size="small"
      variant="secondary"
      isPending={compare.isPending}
      pendingLabel="Comparing..."
      onClick={() =>
        compare.mutate(undefined, {
          onSuccess: ({ differences }) => void toast({ title: foundCopy(differences.length) }),
          onError: showRefusal("Couldn't compare"),
        })
      }
    >
      Compare now
    </Button>
  )
}

function CheckRow({ check: { startedAt, finishedAt, customers, differences } }: { check: PaymentCheck }) {
  return (
    <tr>
      <RowHead name={<RelativeDate date={startedAt} />} />
      <td className="tabular-nums">{customers.toLocaleString()}</td>
      <td className="wrap-anywhere">
        {finishedAt ? foundCopy(differences.length) : 'Not finished'}
        {differences.length > 0 && (
          <ul className="mt-1 flex flex-col gap-1 text-soft">
            {differences.map(({ workspaceId, customerId, what }) => (
              <li key={`${customerId} ${what}`}>
                {workspaceId ? (
                  <TextLink href={`/admin/workspaces?workspace=${workspaceId}`}>{customerId}</TextLink>
                ) : (
                  customerId
                )}
                : {what}
              </li>
            ))}
          </ul>
        )}
      </td>
    </tr>
  )
}

function foundCopy(count: number): string {
  if (count === 0) return 'No differences'
  return count === 1 ? '1 difference' : `${count.toLocaleString()} differences`
}
