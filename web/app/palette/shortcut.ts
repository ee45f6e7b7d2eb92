import { useEffect, useEffectEvent } from 'react'

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** The shortcut as this keyboard has it. */
export const paletteKeys = isApple ? { shown: '⌘ K', aria: 'Meta+K' } : { shown: 'Ctrl K', aria: 'Control+K' }

/** Hears the shortcut everywhere, except while a dialog is open: what is typed there would be left behind. */
export function usePaletteShortcut(onPress: () => void) {
  const press = useEffectEvent(onPress)
  useEffect(() => {
    function hear(event: KeyboardEvent) {
      const isWanted = isApple ? event.metaKey : event.ctrlKey
      if (!isWanted || event.altKey || event.shiftKey || event.isComposing) return
      if (event.key.toLowerCase() !== 'k' || document.querySelector('[data-scroll-lock]')) return
      event.preventDefault()
      press()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
}
