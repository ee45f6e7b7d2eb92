import { noteFormOpened } from '#contract/collection/form-opened.ts'
import { useEffect } from 'react'
import { call } from '../../lib/call/api.ts'

/** Counts that a personal link was opened. The page says so itself: what only follows the link in an email is no person. */
export function useNoteOpened(linkId: string, isPersonal: boolean): void {
  useEffect(() => {
    // Nobody waits for it, and the form works without.
    if (isPersonal) void call(noteFormOpened, { params: { linkId } }).catch(() => undefined)
  }, [linkId, isPersonal])
}
