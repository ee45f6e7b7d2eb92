import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../ui/loading/loaded.tsx'
import { LoadingLines } from '../ui/loading/loading-lines.tsx'
import { DeliveryCard } from './delivery-card.tsx'
import { deliveryQuery } from './queries.ts'
import { UnsettledCard } from './unsettled-card.tsx'

/** Whether emails leave, and those that somebody has to decide about. */
export function DeliveryTab() {
  const delivery = useQuery(deliveryQuery)
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <Loaded query={delivery} loading={loading} failure="Couldn't load how your emails are doing.">
        {(known) => <DeliveryCard delivery={known} />}
      </Loaded>
      <UnsettledCard />
    </div>
  )
}

const loading = <LoadingLines label="Loading delivery" lines={['h-48 w-full']} />
