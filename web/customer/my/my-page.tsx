import { useCallback, useState } from 'react'
import { useLanguage, useFormCopy } from '../language.ts'
import { LoadedPage } from '../page/loaded-page.tsx'
import { MissingPage } from '../page/missing-page.tsx'
import { loadMine } from '../queries.ts'
import { useCustomerTitle } from '../page/use-customer-title.ts'
import { useLoaded, type WhosePage } from '../page/use-loaded.ts'
import { MyData } from './my-data.tsx'
import { MyWords } from './my-words.tsx'
import { useMyCopy } from './use-my-copy.ts'

/** The customer's own page behind their private link. */
export function MyPage({ token }: { token: string }) {
  const { language } = useLanguage()
  const formCopy = useFormCopy()
  const copy = useMyCopy()
  const loaded = useLoaded(useCallback((signal) => loadMine(token, language, signal), [token, language]))
  const { data, replace } = loaded
  const [erased, setErased] = useState<WhosePage>()
  useCustomerTitle(data ? copy.pageTitle(data.businessName, data.isPrivate) : formCopy.privatePage)
  if (erased) {
    return (
      <MissingPage title={copy.isErased} business={erased}>
        {copy.isErasedText}
      </MissingPage>
    )
  }
  return (
    <LoadedPage
      loaded={loaded}
      missing={<MissingPage title={copy.linkBroken}>{copy.linkBrokenHelp}</MissingPage>}
      waiting={formCopy.opensItself}
    >
      {(mine) => (
        <div className="flex flex-col gap-7">
          <MyWords token={token} mine={mine} onChanged={replace} />
          <MyData token={token} businessName={mine.businessName} onErased={() => setErased(mine)} />
        </div>
      )}
    </LoadedPage>
  )
}
