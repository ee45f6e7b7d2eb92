import { useCallback, useState } from 'react'
import { useLanguage, useWords } from '../language.ts'
import { LoadedPage } from '../loaded-page.tsx'
import { MissingPage } from '../missing-page.tsx'
import { loadMine } from '../queries.ts'
import { useCustomerTitle } from '../use-customer-title.ts'
import { useLoaded } from '../use-loaded.ts'
import { MyData } from './my-data.tsx'
import { MyWords } from './my-words.tsx'
import { useFreshCode } from './use-fresh-code.ts'
import { useMyWords } from './use-my-words.ts'

/** The customer's own page behind their private link. */
export function MyPage({ token }: { token: string }) {
  const { language } = useLanguage()
  const form = useWords()
  const words = useMyWords()
  const loaded = useLoaded(useCallback((signal) => loadMine(token, language, signal), [token, language]))
  const { data, replace } = loaded
  const [isErased, setIsErased] = useState(false)
  useFreshCode(token, data, replace)
  useCustomerTitle(data ? words.pageTitle(data.businessName, data.isPrivate) : form.privatePage)
  if (isErased) return <MissingPage title={words.isErased}>{words.isErasedText}</MissingPage>
  return (
    <LoadedPage
      loaded={loaded}
      missing={<MissingPage title={words.linkBroken}>{words.linkBrokenHelp}</MissingPage>}
      waiting={form.opensItself}
    >
      {(mine) => (
        <div className="flex flex-col gap-7">
          <MyWords token={token} mine={mine} onChanged={replace} />
          <MyData token={token} businessName={mine.businessName} onErased={() => setIsErased(true)} />
        </div>
      )}
    </LoadedPage>
  )
}
