import type { PublicForm } from '#contract/collection/collection.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { dropDraft, readDraft, saveDraft, type Outbox } from './draft.ts'
import { emptyEntries, type Entries } from './entries.ts'
import type { Hints } from '../hints.ts'

/**
 * What is typed, kept on this device with every change until it has arrived. What the address suggests gives way to it,
 * unless it is newer.
 */
export function useSubmissionDraft(
  formId: string,
  hints: Hints,
  personal: PublicForm['personal'] = null,
  isHandedOver = false,
) {
  const [found] = useState(() => readDraft(formId))
  const isHintNewer = isHandedOver && hints.isNew
  const [entries, setEntries] = useState<Entries>(() => ({
    ...emptyEntries,
    ...(personal && { customerName: personal.customerName }),
    ...hints.entries,
    ...(found && withoutEmptyEntries(found.entries)),
    ...(isHintNewer && hints.entries),
  }))
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
  // What the form handed over is kept on this device, as what is typed is.
  useEffect(() => {
    if (isHintNewer) change({})
  }, [isHintNewer, change])
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
