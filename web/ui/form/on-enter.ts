import type { KeyboardEvent } from 'react'

/** For a text box inside a form: Enter does this, and does not send the form. It may still end a word that is being composed. */
export function onEnter(event: KeyboardEvent<HTMLInputElement>, act: () => void): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  act()
}
