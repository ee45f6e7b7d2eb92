import type { PublicForm } from '#contract/collection.ts'
import { useCallback, useRef, useState } from 'react'
import { dropDraft, readDraft, saveDraft, type Outbox } from './draft.ts'
import { emptyEntries, readHints, type Entries } from './entries.ts'

/**
 * What is typed, kept on this device with every change until it has arrived. What the address suggests gives way to it,
 * unless it is newer.
 */
export function useSubmissionDraft(
  formId: string,
  search: string,
  personal: PublicForm['personal'] = null,
  isHintNewer = false,
) {
  const [found] = useState(() => readDraft(formId))
  const [entries, setEntries] = useState<Entries>(() => {
    const hints = readHints(search)
    return {
      ...emptyEntries,
      ...(personal && { customerName: personal.customerName }),
      ...hints,
      ...(found && withoutEmptyEntries(found.entries)),
      ...(isHintNewer && hints),
    }
  })
  const [isRestored, setIsRestored] = useState(found !== undefined)
  const now = useRef<{ entries: Entries; outbox: Outbox | undefined }>({ entries, outbox: found?.outbox })

  const change = useCallback(
    (part: Partial<Entries>) => {
      now.current.entries = { ...now.current.entries, ...part }
      setEntries(now.current.entries)
      saveDraft(formId, now.current)
    },
    [formId],
  )
  const setOutbox = useCallback(
    (outbox: Outbox | undefined) => {
      now.current.outbox = outbox
      saveDraft(formId, now.current)
    },
    [formId],
  )
  const clear = useCallback(() => {
    dropDraft(formId)
    now.current = { entries: emptyEntries, outbox: undefined }
    setEntries(emptyEntries)
    setIsRestored(false)
  }, [formId])
  return { entries, change, earlierOutbox: found?.outbox, setOutbox, isRestored, clear }
}

/** A field that was empty in the draft does not erase what the link suggests. */
function withoutEmptyEntries(entries: {
  [Field in keyof Entries]?: Entries[Field] | undefined
}): Partial<Entries> {
  return Object.fromEntries(
    Object.entries(entries).filter(([, value]) => value !== '' && value !== undefined),
  )
}
