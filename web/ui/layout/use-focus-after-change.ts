import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react'

/**
 * After a change took the pressed button away, the focus goes to the card that is now in its place. So it does when the
 * card itself is gone that had the focus, whoever took it away.
 */
export function useFocusAfterChange(
  list: RefObject<HTMLElement | null>,
  rows: readonly { readonly id: string }[],
) {
  const wanted = useRef<number>(undefined)
  const last = useRef<{ id: string; position: number }>(undefined)
  const shown = useRef(rows)
  useLayoutEffect(() => {
    shown.current = rows
  })
  // The same at every rendering, for cards that are memoized.
  const [keepFocus] = useState(() => (id: string) => {
    wanted.current = shown.current.findIndex((row) => row.id === id)
  })
  function focusAt(position: number) {
    const cards = list.current
    const card =
      cards?.querySelector(`[data-position="${position}"]`) ?? cards?.querySelector('li:last-child')
    card?.querySelector<HTMLElement>('[data-first-action]')?.focus({ preventScroll: true })
  }
  useEffect(() => {
    const position = wanted.current
    if (position === undefined || document.activeElement !== document.body) return
    wanted.current = undefined
    focusAt(position)
  })
  useEffect(() => {
    const before = last.current
    if (!before || document.activeElement !== document.body) return
    if (!rows.some(({ id }) => id === before.id)) focusAt(before.position)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only another list of rows takes a card away for good
  }, [rows])
  // With the last card the list goes too.
  useEffect(
    () => () => {
      if (!last.current || document.activeElement !== document.body) return
      document.querySelector('main')?.focus({ preventScroll: true })
    },
    [],
  )
  return {
    keepFocus,
    noteFocus: ({ target }: FocusEvent) => {
      const position = Number(target.closest('[data-position]')?.getAttribute('data-position'))
      const row = rows[position]
      last.current = row && { id: row.id, position }
    },
  }
}
