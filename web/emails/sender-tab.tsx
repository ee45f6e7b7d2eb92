import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../ui/loading/loaded.tsx'
import { LoadingLines } from '../ui/loading/loading-lines.tsx'
import { SendingDomainCard } from './domain-card.tsx'
import { deliveryQuery, domainQuery } from './queries.ts'
import { RequestsCard } from './requests-card.tsx'
import { SenderCard } from './sender-card.tsx'

/** As whom customers see an email, and what every request says at its end. */
export function SenderTab() {
  const delivery = useQuery(deliveryQuery)
  const domain = useQuery(domainQuery)
  return (
    <Loaded query={delivery} loading={loading} failure="Couldn't load your sender.">
      {(known) => (
        <div className="flex max-w-3xl flex-col gap-6">
          <SenderCard sender={known.sender} />
          <RequestsCard settings={known} />
          <Loaded query={domain} loading={loading} failure="Couldn't load your domain.">
            {(answer) => <SendingDomainCard domain={answer.domain} />}
          </Loaded>
        </div>
      )}
    </Loaded>
  )
}

const loading = (
  <LoadingLines
    label="Loading your sender"
    lines={['h-36 w-full', 'h-64 w-full']}
    className="flex max-w-3xl flex-col gap-6"
  />
)
