import type { ReactNode } from 'react'
import { toast } from '../../ui/message/toast.ts'
import { SubjectCard } from '../../ui/layout/subject-card.tsx'
import { SaveBar } from '../save-bar.tsx'
import type { Draft } from '../use-draft.ts'

interface Saving<T> {
  mutate: (changes: Partial<T>, then: { onSuccess: () => void }) => void
  reset: () => void
  isPending: boolean
  error: Error | null
}

interface DraftFormProps<T extends object> {
  title: string
  label?: string
  description: string
  draft: Draft<T>
  save: Saving<T>
  /** Title of the toast. */
  savedTitle: string
  isChanged?: boolean
  /** Nothing while something cannot be sent. By default all changes. */
  changesToSend?: () => Partial<T> | undefined
  onDiscard?: () => void
  children: ReactNode
}

/** A card of settings that are typed, then saved or discarded together. */
export function DraftForm<T extends object>({
  title,
  label = title,
  description,
  draft,
  save,
  savedTitle,
  isChanged = draft.isChanged,
  changesToSend,
  onDiscard,
  children,
}: DraftFormProps<T>) {
  function submit() {
    const sent = changesToSend ? changesToSend() : draft.changes
    if (!sent) return
    save.mutate(sent, {
      onSuccess: () => {
        draft.saved(sent)
        toast({ title: savedTitle })
      },
    })
  }
  function discard() {
    draft.discard()
    onDiscard?.()
    save.reset()
  }
  return (
    <form
      noValidate
      aria-label={label}
      className="max-w-3xl"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <SubjectCard title={title} description={description}>
        {children}
        <SaveBar isChanged={isChanged} isPending={save.isPending} failure={save.error} onDiscard={discard} />
      </SubjectCard>
    </form>
  )
}
