import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { onEnter } from '../../ui/form/on-enter.ts'

interface OneMoreSentenceProps {
  /** Whether the draft has a sentence of the customer already, and not only what was picked. */
  hasWords: boolean
  isPending: boolean
  onAdd: (said: string) => void
}

/** Asks for a sentence of the customer where a draft is short: nothing else makes it longer. */
export function OneMoreSentence({ hasWords, isPending, onAdd }: OneMoreSentenceProps) {
  const [said, setSaid] = useState('')
  function add() {
    if (said.trim() !== '') onAdd(said)
  }
  return (
    <div className="flex flex-wrap items-start gap-2 rounded-md border border-line bg-sunken p-3">
      <Field
        label={hasWords ? 'What else did the customer say?' : 'What did the customer say?'}
        hint={
          hasWords
            ? 'How it was before, how long it took, or who helped. Word for word.'
            : 'This draft only lists what you picked. Add one sentence, word for word.'
        }
        className="min-w-48 grow"
      >
        <Input
          value={said}
          maxLength={1000}
          autoComplete="off"
          onChange={(event) => setSaid(event.target.value)}
          onKeyDown={(event) => onEnter(event, add)}
        />
      </Field>
      <Button
        variant="secondary"
        className="h-10.5 sm:mt-6.5 pointer-coarse:h-12"
        isPending={isPending}
        pendingLabel="Adding..."
        disabled={said.trim() === ''}
        onClick={add}
      >
        Add to draft
      </Button>
    </div>
  )
}
