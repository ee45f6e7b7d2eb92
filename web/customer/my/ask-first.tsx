import { useState, type ReactNode } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { useFocusAfter } from './use-focus-after.ts'
import { useMyCopy } from './use-my-copy.ts'

interface AskFirstProps {
  /** The page's own name for it. */
  id: string
  label: string
  question: string
  consequence: ReactNode
  yes: string
  pendingLabel: string
  isPending: boolean
  onYes: () => Promise<unknown>
}

/** Something final: one button, one plain question. */
export function AskFirst({ id, label, question, consequence, yes, ...act }: AskFirstProps) {
  const { pendingLabel, isPending, onYes } = act
  const copy = useMyCopy()
  const [isAsking, setIsAsking] = useState(false)
  const focusAfter = useFocusAfter()
  function ask(isAsked: boolean) {
    focusAfter(isAsked ? `#${id}-question` : `#${id}-ask`)
    setIsAsking(isAsked)
  }
  if (!isAsking) {
    return (
      <Button id={`${id}-ask`} variant="secondary" className="self-start" onClick={() => ask(true)}>
        {label}
      </Button>
    )
  }
  return (
    <section aria-labelledby={`${id}-question`} className="rounded-lg bg-danger-wash p-5">
      <h2 id={`${id}-question`} tabIndex={-1} className="font-semibold text-danger-text outline-none">
        {question}
      </h2>
      <p className="mt-1 text-base text-danger-text">{consequence}</p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button
          variant="danger"
          isPending={isPending}
          pendingLabel={pendingLabel}
          onClick={() => void onYes()}
        >
          {yes}
        </Button>
        <Button variant="secondary" onClick={() => ask(false)}>
          {copy.keep}
        </Button>
      </div>
    </section>
  )
}
