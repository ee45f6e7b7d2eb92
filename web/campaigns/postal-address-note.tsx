import { useQuery } from '@tanstack/react-query'
import { deliveryQuery } from '../emails/queries.ts'
import { Banner } from '../ui/message/banner.tsx'
import { OutsideLink } from '../ui/text/outside-link.tsx'

/** While requests would go out without a postal address. The way there is a new tab: what is typed here stays. */
export function PostalAddressNote() {
  const { data } = useQuery({ ...deliveryQuery, refetchOnWindowFocus: 'always' })
  if (data?.postalAddress !== '') return null
  return (
    <Banner tone="warning" title="Your postal address is missing">
      Laws such as CAN-SPAM require one at the end of emails like these.{' '}
      <OutsideLink href="/settings/email?tab=sender">
        Add your address<span className="sr-only"> (opens in a new tab)</span>
      </OutsideLink>
    </Banner>
  )
}
