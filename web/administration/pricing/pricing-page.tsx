import { noPayments } from '#contract/billing/plan-copy.ts'
import { dashboardPlans, landingPlans, soldPlans } from '#contract/billing/plans.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { RowHead, Table } from '../../ui/layout/table.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { Banner } from '../../ui/message/banner.tsx'
import { QueryFailure } from '../../ui/message/load-failure.tsx'
import { Badge } from '../../ui/text/badge.tsx'
import { PaymentChecks } from '../payments/payment-checks.tsx'
import { PaymentEvents } from '../payments/payment-events.tsx'
import { pricingQuery } from '../queries.ts'

const dollars = new Intl.NumberFormat(undefined, { style: 'currency', currency: 'USD' })
const price = (cents: number) => dollars.format(cents / 100)
const allowance = (limit: number | null) => (limit === null ? 'Unlimited' : limit.toLocaleString())

/** The plans as each surface shows them. Prices come with the product; what is for sale is set on the server. */
export function PricingPage() {
  const query = useQuery(pricingQuery)
  const { data } = query
  return (
    <>
      <PageHeader
        title="Pricing"
        description="What each plan costs and includes. STRIPE_PRICES sets which plans are for sale."
      />
      <QueryFailure query={query} otherwise="Couldn't load what is for sale." />
      {data && !data.takesPayments && (
        <div className="mb-6">
          <Banner>{noPayments}</Banner>
        </div>
      )}
      <div className="flex flex-col gap-8">
        <PlanTable
          title="Checkout: charged and enforced"
          columns={['Plan', 'Price', 'Testimonials a month', 'Price ID', 'For sale']}
        >
          {soldPlans.map(({ priceId, name, price: cents, period, limit }) => (
            <tr key={priceId}>
              <RowHead name={name} />
              <td className="whitespace-nowrap">
                {price(cents)} a {period}
              </td>
              <td>{allowance(limit)}</td>
              <td className="font-mono">{priceId}</td>
              <td>
                <Badge tone={data?.sold.includes(priceId) ? 'success' : 'neutral'}>
                  {data?.sold.includes(priceId) ? 'Yes' : 'No'}
                </Badge>
              </td>
            </tr>
          ))}
        </PlanTable>
        <PlansShown title="Home page" limitTitle="Testimonials a month" plans={landingPlans} />
        <PlansShown title="Plan card on the dashboard" limitTitle="Testimonials" plans={dashboardPlans} />
        {data?.takesPayments && (
          <>
            <PaymentEvents />
            <PaymentChecks />
          </>
        )}
      </div>
    </>
  )
}

function PlansShown({
  title,
  limitTitle,
  plans,
}: {
  title: string
  limitTitle: string
  plans: typeof landingPlans | typeof dashboardPlans
}) {
  return (
    <PlanTable title={title} columns={['Plan', 'Price', limitTitle]}>
      {plans.map(({ tier, name, price: cents, limit }) => (
        <tr key={tier}>
          <RowHead name={name} />
          <td>{price(cents)} a month</td>
          <td>{allowance(limit)}</td>
        </tr>
      ))}
    </PlanTable>
  )
}

function PlanTable({
  title,
  columns,
  children,
}: {
  title: string
  columns: readonly string[]
  children: ReactNode
}) {
  return (
    <section>
      <h2 className="mb-3 font-serif text-title font-medium tracking-tight">{title}</h2>
      <Table label={title} columns={columns}>
        <tbody>{children}</tbody>
      </Table>
    </section>
  )
}
