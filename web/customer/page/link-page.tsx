import type { PublicForm } from '#contract/collection/collection.ts'
import type { ComponentProps } from 'react'
import { useFormCopy } from '../language.ts'
import { LoadedPage } from './loaded-page.tsx'
import { MissingLink } from './missing-link.tsx'
import { useCustomerTitle } from './use-customer-title.ts'
import { useNoteOpened } from './use-note-opened.ts'

type Loading<T extends PublicForm> = ComponentProps<typeof LoadedPage<T>>

/** What a link for writing opens. */
export function LinkPage<T extends PublicForm>({
  linkId,
  loaded,
  ...rest
}: Pick<Loading<T>, 'loaded' | 'loading' | 'children'> & { linkId: string }) {
  const copy = useFormCopy()
  const { state } = loaded
  useNoteOpened(linkId, state.kind === 'loaded' && state.data.personal !== null)
  useCustomerTitle(state.kind === 'loaded' ? copy.pageTitle(state.data.businessName) : copy.pageTitleUnnamed)
  return (
    <LoadedPage
      {...rest}
      loaded={loaded}
      missing={state.kind === 'missing' && <MissingLink why={state.why} business={state.business} />}
      waiting={copy.typedIsSaved}
    />
  )
}
