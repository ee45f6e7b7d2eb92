import { useCallback } from 'react'
import { BusinessHeader } from '../business-header.tsx'
import { CustomerShell } from '../customer-shell.tsx'
import { MissingPage } from '../missing-page.tsx'
import { OutOfReach } from '../out-of-reach.tsx'
import { PageSkeleton } from '../page-skeleton.tsx'
import { loadMine } from '../queries.ts'
import { useCustomerTitle } from '../use-customer-title.ts'
import { StepHeading } from '../step-heading.tsx'
import { useLoaded } from '../use-loaded.ts'
import { MyWords } from './my-words.tsx'
import { nounFor } from '../noun-for.ts'
import { useFreshCode } from './use-fresh-code.ts'

/** The customer's own page behind their private link. */
export function MyPage({ token }: { token: string }) {
  const { state, tryAgain, replace } = useLoaded(useCallback((signal) => loadMine(token, signal), [token]))
  const mine = state.kind === 'loaded' ? state.data : undefined
  useFreshCode(token, mine, replace)
  useCustomerTitle(mine ? `Your ${nounFor(mine)} for ${mine.businessName}` : 'Your private page')
  if (state.kind === 'missing') {
    return (
      <MissingPage title="This link doesn't work">
        Check that the address is complete. If the business deleted your testimonial, this page goes away
        after 30 days.
      </MissingPage>
    )
  }
  if (!mine) {
    return (
      <CustomerShell>
        {state.kind === 'waiting' ? (
          <div className="flex flex-col gap-5">
            <StepHeading isFirst>One moment, please</StepHeading>
            <OutOfReach onTryAgain={tryAgain}>This page will open automatically.</OutOfReach>
          </div>
        ) : (
          <PageSkeleton />
        )}
      </CustomerShell>
    )
  }
  return (
    <CustomerShell header={<BusinessHeader name={mine.businessName} logoUrl={mine.logoUrl} />}>
      <MyWords token={token} mine={mine} onChanged={replace} />
    </CustomerShell>
  )
}
