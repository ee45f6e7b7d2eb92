import { type GenerationForm, generationForm } from '#contract/writer/writer.ts'
import { useRef, type FocusEvent } from 'react'

/**
 * Starts a draft when somebody leaves the field with the customer's words and nothing is missing: once for the same
 * words, and not when they leave it for the button that does so anyway.
 */
export function useAutoDraft(isOn: boolean, entriesNow: () => GenerationForm, generate: () => void) {
  const drafted = useRef('')
  return (event: FocusEvent<HTMLElement>) => {
    const words = entriesNow().customerWords?.trim() ?? ''
    const isForTheButton = event.relatedTarget instanceof HTMLButtonElement
    if (!isOn || isForTheButton || words === '' || words === drafted.current) return
    if (!generationForm.safeParse(entriesNow()).success) return
    drafted.current = words
    generate()
  }
}
