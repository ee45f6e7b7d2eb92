import { useSyncExternalStore } from 'react'

/** From here on the sidebar stands beside the page: `lg` of the style sheet. */
const wide = matchMedia('(min-width: 64rem)')

/** Whether there is room for the sidebar; for what must not stand in the page twice. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      wide.addEventListener('change', listener)
      return () => wide.removeEventListener('change', listener)
    },
    () => wide.matches,
  )
}
