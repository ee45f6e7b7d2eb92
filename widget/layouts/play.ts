import { iconButton } from '../dom.ts'
import css from './play.css?inline'
import type { Drawn, Play } from '../render.ts'

/** What autoplay needs. */
export const play: Play = { css, start }

/**
 * Advances by itself, silently for screen readers, and rests while somebody points at it, has the focus in it,
 * looks at another tab, asked for less motion or pressed pause. Returns the pause button.
 */
function start(box: HTMLElement, { options, copy }: Drawn, advance: () => void): HTMLElement {
  let isPaused = !matchMedia('(prefers-reduced-motion:reduce)').matches
  const toggle = iconButton('', press)
  function press(): void {
    isPaused = !isPaused
    const offer = isPaused ? 'play' : 'pause'
    toggle.className = offer
    toggle.setAttribute('aria-label', copy[offer])
  }
  press()
  const timer = setInterval(() => {
    if (!box.isConnected) clearInterval(timer)
    else if (!isPaused && !document.hidden && !box.matches(':hover,:focus-within')) advance()
  }, options.slideIntervalSeconds * 1000)
  return toggle
}
