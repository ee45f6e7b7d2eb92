import { useRef } from 'react'

/**
 * Where the focus goes when a dialog opens and closes: to what is to be filled in (the first field, or the one marked
 * `data-focus-first`), or to the dialog as a whole, and afterwards back to what opened it. Radix knows the opener only when it is its own trigger.
 * `openedFrom` names it where the focus has moved on before the dialog was there.
 */
export function useDialogFocus(openedFrom?: Element | null) {
  const opener = useRef<Element | null>(null)

  function onOpenAutoFocus(event: Event) {
    opener.current = openedFrom ?? openerOf(document.activeElement)
    event.preventDefault()
    const dialog = event.currentTarget
    if (!(dialog instanceof HTMLElement)) return
    const field =
      dialog.querySelector<HTMLElement>('[data-focus-first]') ??
      dialog.querySelector<HTMLElement>('input:not([type=hidden], :disabled), textarea, select')
    const start = field ?? dialog
    start.focus()
  }
  function onCloseAutoFocus(event: Event) {
    event.preventDefault()
    // Whoever navigated away from the dialog is on the next page by now, and stays there.
    const isNowhere = document.activeElement === document.body
    if (isNowhere && opener.current instanceof HTMLElement) opener.current.focus()
  }
  return { onOpenAutoFocus, onCloseAutoFocus }
}

/** An item of a menu is gone when the dialog closes; the button of the menu is still there. */
function openerOf(focused: Element | null): Element | null {
  const menu = focused?.closest('[role=menu]')
  return menu ? document.querySelector(`#${CSS.escape(menu.getAttribute('aria-labelledby') ?? '')}`) : focused
}
