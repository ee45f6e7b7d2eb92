import type { PublicForm } from '#contract/collection.ts'
import type { ComponentProps } from 'react'
import { useWords } from './language.ts'
import { LoadedPage } from './loaded-page.tsx'
import { MissingLink } from './missing-link.tsx'
import { useCustomerTitle } from './use-customer-title.ts'

type Loading<T extends PublicForm> = ComponentProps<typeof LoadedPage<T>>

/** What a link for writing opens. */
export function LinkPage<T extends PublicForm>({
  loaded,
  ...rest
}: Pick<Loading<T>, 'loaded' | 'loading' | 'children'>) {
  const words = useWords()
  const { state } = loaded
  useCustomerTitle(
    state.kind === 'loaded' ? words.pageTitle(state.data.businessName) : words.pageTitleUnnamed,
  )
  return (
    <LoadedPage
      {...rest}
      loaded={loaded}
      missing={state.kind === 'missing' && <MissingLink why={state.why} />}
      waiting={words.typedIsSaved}
    />
  )
}
