import { icon } from './carousel.ts'
import { withAriaLabel } from './dom.ts'
import type { Drawn } from './render.ts'

/**
 * Advances by itself, silently for screen readers, and rests while somebody points at it, has the focus in it,
 * looks at another tab, asked for less motion or pressed pause. Returns the pause button.
 */
export function play(box: HTMLElement, { options, copy }: Drawn, advance: () => void): HTMLButtonElement {
  let isPaused = !matchMedia('(prefers-reduced-motion:reduce)').matches
  const toggle = icon('', '', press)
  function press(): void {
    isPaused = !isPaused
    withAriaLabel(toggle, isPaused ? copy.play : copy.pause)
    toggle.querySelector('path')!.setAttribute('d', isPaused ? 'M7 5l8 5-8 5z' : 'M8 5v10M13 5v10')
  }
  press()
  const timer = setInterval(() => {
    if (!box.isConnected) clearInterval(timer)
    else if (!isPaused && !document.hidden && !box.matches(':hover,:focus-within')) advance()
  }, options.slideIntervalSeconds * 1000)
  return toggle
}
