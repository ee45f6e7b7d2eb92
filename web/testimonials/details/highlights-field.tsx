import { mostHighlights } from '#contract/testimonials/organizing.ts'
import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import { useEffect, useState, type FormEvent } from 'react'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { SaveButton, whyNotSaved } from './organize-save.tsx'
import { useOrganize } from '../dialogs/organizing-queries.ts'
import { RemovableList } from '../list/removable-list.tsx'
import { RemoveMark } from '../card/remove-mark.tsx'

/** The words of the testimonial in the same dialog, where the owner selects some. */
const wordsId = 'testimonial-words'

/** Phrases that are marked wherever the testimonial appears. */
export function HighlightsField({ testimonial: { id, highlights } }: { testimonial: Testimonial }) {
  const [phrase, setPhrase] = useState('')
  const save = useOrganize(id)
  useSelectedWords(setPhrase)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (phrase.trim() === '') return
    save.mutate({ highlights: [...highlights, phrase.trim()] }, { onSuccess: () => setPhrase('') })
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-2">
      {highlights.length < mostHighlights && (
        <Field
          label="Highlights"
          hint="Select words in the testimonial, or type them exactly."
          error={whyNotSaved(save)}
        >
          <Input value={phrase} maxLength={300} onChange={(event) => setPhrase(event.target.value)} />
        </Field>
      )}
      {phrase.trim() !== '' && <SaveButton save={save}>Highlight</SaveButton>}
      <RemovableList
        entries={highlights}
        label="Highlighted"
        className="flex flex-col gap-1"
        onChange={(rest) => save.mutate({ highlights: rest })}
      >
        {(entry, remove) => (
          <span className="flex items-start gap-2 text-base">
            <mark className="min-w-0 rounded-xs bg-accent-wash px-1 break-words text-inherit">{entry}</mark>
            <RemoveMark
              label={`Remove highlight “${entry}”`}
              className="text-faint [&_svg]:size-4"
              onRemove={remove}
            />
          </span>
        )}
      </RemovableList>
    </form>
  )
}

/** Hears of words that are selected in the testimonial, letter for letter: on screen, blanks are drawn together. */
function useSelectedWords(onSelect: (words: string) => void) {
  useEffect(() => {
    function hear() {
      const selection = document.getSelection()
      const words = document.getElementById(wordsId)
      if (!selection || selection.rangeCount === 0 || !words) return
      const range = selection.getRangeAt(0)
      if (!range.collapsed && words.contains(range.commonAncestorContainer)) onSelect(range.toString().trim())
    }
    document.addEventListener('selectionchange', hear)
    return () => document.removeEventListener('selectionchange', hear)
  }, [onSelect])
}
