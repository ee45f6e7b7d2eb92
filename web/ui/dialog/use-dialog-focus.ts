import { useRef } from 'react'

/** What opened the first of several dialogs that follow one another; only the first has it for an opener. */
let outside: Element | null = null

/**
 * Where the focus goes when a dialog opens and closes: to what is to be filled in (the first field, or the one marked
 * `data-focus-first`), or to the dialog as a whole, and afterwards back to what opened it; where that is gone, to the page.
 * Radix knows the opener only when it is its own trigger. `openedFrom` names it where the focus has moved on before the
 * dialog was there.
 */
export function useDialogFocus(openedFrom?: Element | null) {
  const opener = useRef<Element | null>(null)

  function onOpenAutoFocus(event: Event) {
    opener.current = openedFrom ?? openerOf(document.activeElement)
    if (isPlace(opener.current) && !opener.current.closest(dialogs)) outside = opener.current
    event.preventDefault()
    const dialog = event.currentTarget
    if (!(dialog instanceof HTMLElement)) return
    const field =
      dialog.querySelector<HTMLElement>('[data-focus-first]') ??
      dialog.querySelector<HTMLElement>('input:not([type=hidden], :disabled), textarea, select')
    const start = field ?? dialog
    start.focus()
    // With the caret at its end, a text that is too long would show without its beginning.
    start.scrollLeft = 0
  }
  function onCloseAutoFocus(event: Event) {
    event.preventDefault()
    // Whoever navigated away from the dialog is on the next page by now, and stays there.
    if (document.activeElement !== document.body) return
    const back = [opener.current, outside].find(isPlace)
    if (back) back.focus()
    else document.querySelector('main')?.focus({ preventScroll: true })
    if (!document.activeElement?.closest(dialogs)) outside = null
  }
  return { onOpenAutoFocus, onCloseAutoFocus }
}

const dialogs = '[role=dialog], [role=alertdialog]'

/** Something that can take the focus: in the page, and not the page itself. */
function isPlace(element: Element | null): element is HTMLElement {
  return element instanceof HTMLElement && element.isConnected && element !== document.body
}

/** An item of a menu is gone when the dialog closes; the button of the menu is still there. */
function openerOf(focused: Element | null): Element | null {
  const menu = focused?.closest('[role=menu]')
  return menu ? document.querySelector(`#${CSS.escape(menu.getAttribute('aria-labelledby') ?? '')}`) : focused
}
