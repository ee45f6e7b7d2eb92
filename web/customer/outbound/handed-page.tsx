import type { LinkedPlatform } from '#contract/publishing/review-links.ts'
import { useCallback } from 'react'
import { platformNames } from '../../lib/copy/platform-names.ts'
import { openReviewWindow } from '../../lib/address/review-address.ts'
import { useFormCopy } from '../language.ts'
import { LoadedPage } from '../page/loaded-page.tsx'
import { loadHandOver } from '../queries.ts'
import { useCustomerTitle } from '../page/use-customer-title.ts'
import { useLoaded } from '../page/use-loaded.ts'
import { HandOverAnswer } from './answer.tsx'
import { noteLeaving } from './use-return.ts'
import { MissingReviewLink } from './missing-link.tsx'
import { TakeAlong } from './take-along.tsx'

/** As wide as the windows that we open ourselves; phones are narrower still. */
const ownWindowWidth = 850

/** What a business handed its customer: their own words, where to take them, and their answer. */
export function HandedPage({ platform, token }: { platform: LinkedPlatform; token: string }) {
  const copy = useFormCopy()
  const loaded = useLoaded(useCallback((signal) => loadHandOver(platform, token, signal), [platform, token]))
  const { data, replace } = loaded
  useCustomerTitle(data ? copy.businessOn(data.businessName, data.label) : platformNames[platform])
  return (
    <LoadedPage
      loaded={loaded}
      missing={<MissingReviewLink platform={platform} />}
      waiting={copy.opensItself}
    >
      {(handed) => (
        <>
          <TakeAlong
            platform={platform}
            link={handed}
            content={handed.content}
            isAskedLater={handed.status !== 'published'}
            onLeave={openReviewSite}
          />
          <HandOverAnswer platform={platform} token={token} handed={handed} onAnswered={replace} />
        </>
      )}
    </LoadedPage>
  )
}

/** Beside this page where there is room, because the answer is given here. */
function openReviewSite(url: string) {
  noteLeaving()
  if (window.outerWidth <= ownWindowWidth || !openReviewWindow(url)) open(url, '_self')
}
