import { setShowcase, type Showcased } from '#contract/administration/showcase.ts'
import { useQuery } from '@tanstack/react-query'
import { Images } from 'lucide-react'
import { useBodyCall } from '../../lib/call/use-call.ts'
import { Switch } from '../../ui/form/switch.tsx'
import { RowHead, Table } from '../../ui/layout/table.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { LoadedLines } from '../../ui/loading/loaded-lines.tsx'
import { EmptyState } from '../../ui/message/empty-state.tsx'
import { showRefusal } from '../../ui/message/show-refusal.ts'
import { showcaseQuery } from '../queries.ts'

/** Which of the businesses that agreed appear on the home page. */
export function ShowcasePage() {
  const query = useQuery(showcaseQuery)
  return (
    <>
      <PageHeader
        title="Home page"
        description="Businesses that agreed to appear on the home page and in the logo strip. Their customers agreed too."
      />
      <LoadedLines query={query} what="businesses" lines={['h-12', 'h-12', 'h-12']}>
        {(businesses) =>
          businesses.length === 0 ? (
            <EmptyState icon={<Images aria-hidden="true" />} title="No business has agreed yet">
              Owners agree in the form settings on their dashboard.
            </EmptyState>
          ) : (
            <Table label="Businesses" columns={['Business', 'Testimonials', 'Logo', 'Shown']}>
              <tbody>
                {businesses.map((business) => (
                  <BusinessRow key={business.id} business={business} />
                ))}
              </tbody>
            </Table>
          )
        }
      </LoadedLines>
    </>
  )
}

function BusinessRow({
  business: { id, businessName, testimonials, logoUrl, isLeftOut },
}: {
  business: Showcased
}) {
  const set = useBodyCall(setShowcase, { params: { id }, refreshes: [showcaseQuery.queryKey] })
  return (
    <tr>
      <RowHead name={businessName} />
      <td className="tabular-nums">{testimonials.toLocaleString()}</td>
      <td>{logoUrl ? 'Yes' : 'None'}</td>
      <td>
        <Switch
          label={<span className="sr-only">Show {businessName}</span>}
          checked={!isLeftOut}
          disabled={set.isPending}
          onChange={({ target }) =>
            set.mutate({ isLeftOut: !target.checked }, { onError: showRefusal('Update Failed') })
          }
        />
      </td>
    </tr>
  )
}
