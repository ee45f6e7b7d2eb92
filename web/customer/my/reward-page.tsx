import { useCallback } from 'react'
import { useFormCopy } from '../language.ts'
import { LoadedPage } from '../page/loaded-page.tsx'
import { MissingPage } from '../page/missing-page.tsx'
import { loadReward } from '../queries.ts'
import { useCustomerTitle } from '../page/use-customer-title.ts'
import { useLoaded } from '../page/use-loaded.ts'
import { MyReward } from './my-reward.tsx'
import { useFreshCode } from './use-fresh-code.ts'
import { useMyCopy } from './use-my-copy.ts'

/** The page of a reward, which asks for nothing and leads nowhere. */
export function RewardPage({ token }: { token: string }) {
  const formCopy = useFormCopy()
  const copy = useMyCopy()
  const loaded = useLoaded(useCallback((signal) => loadReward(token, signal), [token]))
  useFreshCode(token, loaded.data, loaded.replace)
  useCustomerTitle(copy.rewardTitle)
  return (
    <LoadedPage
      loaded={loaded}
      missing={<MissingPage title={copy.linkBroken}>{copy.linkBrokenHelp}</MissingPage>}
      waiting={formCopy.opensItself}
    >
      {(reward) => <MyReward reward={reward} />}
    </LoadedPage>
  )
}
