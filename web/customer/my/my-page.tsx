import { useCallback, useState } from 'react'
import { BusinessHeader } from '../business-header.tsx'
import { CustomerShell } from '../customer-shell.tsx'
import { useLanguage, useWords } from '../language.ts'
import { MissingPage } from '../missing-page.tsx'
import { loadMine } from '../queries.ts'
import { useCustomerTitle } from '../use-customer-title.ts'
import { useLoaded } from '../use-loaded.ts'
import { WaitingPage } from '../waiting-page.tsx'
import { MyData } from './my-data.tsx'
import { MyWords } from './my-words.tsx'
import { useFreshCode } from './use-fresh-code.ts'
import { useMyWords } from './use-my-words.ts'

/** The customer's own page behind their private link. */
export function MyPage({ token }: { token: string }) {
  const { language } = useLanguage()
  const form = useWords()
  const words = useMyWords()
  const { state, tryAgain, replace } = useLoaded(
    useCallback((signal) => loadMine(token, language, signal), [token, language]),
  )
  const mine = state.kind === 'loaded' ? state.data : undefined
  const [isErased, setIsErased] = useState(false)
  useFreshCode(token, mine, replace)
  useCustomerTitle(mine ? words.pageTitle(mine.businessName, mine.isPrivate) : form.privatePage)
  if (isErased) return <MissingPage title={words.isErased}>{words.isErasedText}</MissingPage>
  if (state.kind === 'missing') {
    return <MissingPage title={words.linkBroken}>{words.linkBrokenHelp}</MissingPage>
  }
  if (!mine) {
    return (
      <WaitingPage isWaiting={state.kind === 'waiting'} onTryAgain={tryAgain}>
        {form.opensItself}
      </WaitingPage>
    )
  }
  return (
    <CustomerShell header={<BusinessHeader name={mine.businessName} logoUrl={mine.logoUrl} />}>
      <div className="flex flex-col gap-7">
        <MyWords token={token} mine={mine} onChanged={replace} />
        <MyData token={token} businessName={mine.businessName} onErased={() => setIsErased(true)} />
      </div>
    </CustomerShell>
  )
}
