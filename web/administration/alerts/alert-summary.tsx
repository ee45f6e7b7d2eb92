import { useQuery } from '@tanstack/react-query'
import { BannerWithLink } from '../../ui/message/banner-with-link.tsx'
import { alertsQuery } from '../queries.ts'
import { alertCopy } from './alert-copy.ts'

/** The worst alert in one line, with the way to all of them; nothing while all is well. */
export function AlertSummary() {
  const { data } = useQuery(alertsQuery)
  const [worst, ...others] = data?.alerts ?? []
  if (!worst) return null
  return (
    <BannerWithLink
      title={alertCopy[worst.kind].title(worst)}
      href="/admin/dashboard?tab=alerts"
      label="See all alerts"
    >
      {others.length === 0
        ? alertCopy[worst.kind].help(worst)
        : `And ${others.length === 1 ? '1 more alert' : `${others.length} more alerts`}.`}
    </BannerWithLink>
  )
}
