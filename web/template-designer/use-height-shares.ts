import type { WidgetHeights } from '#contract/embed/widget-heights.ts'
import { useEffect, useRef } from 'react'
import { wearCss } from './worn-css.ts'

/** How wide widgets are on each screen, as the server's estimate of their heights has it. */
const widths = { phone: 358, tablet: 736, desktop: 1120 }

/**
 * Measures how many times as high the owner's CSS makes the widget, on every screen, in a frame that nobody sees: the server
 * cannot know what a browser makes of it.
 */
export function useHeightShares(
  source: string,
  css: string,
  onMeasured: (shares: WidgetHeights) => void,
): void {
  const latest = useRef(onMeasured)
  useEffect(() => {
    latest.current = onMeasured
  })
  useEffect(() => {
    if (css === '') return undefined
    const frame = document.createElement('iframe')
    frame.setAttribute('aria-hidden', 'true')
    frame.tabIndex = -1
    frame.title = 'Measures the widget'
    frame.className = 'pointer-events-none invisible fixed top-0 left-0 -z-10 h-px w-[1200px]'
    let isGone = false
    const measure = async (): Promise<void> => {
      const [phone, tablet, desktop] = await Promise.all([
        shareAt(frame, source, css, widths.phone),
        shareAt(frame, source, css, widths.tablet),
        shareAt(frame, source, css, widths.desktop),
      ])
      if (!isGone && phone && tablet && desktop) latest.current({ phone, tablet, desktop })
    }
    frame.addEventListener('load', () => void measure())
    frame.srcdoc = '<!doctype html><title>Measures the widget</title><body>'
    document.body.append(frame)
    return () => {
      isGone = true
      frame.remove()
    }
  }, [source, css])
}

/** Undefined where nothing is shown, or the script did not come. */
async function shareAt(frame: HTMLIFrameElement, source: string, css: string, widthPx: number) {
  const page = frame.contentDocument
  if (!page) return undefined
  const place = page.createElement('div')
  place.style.setProperty('width', `${widthPx}px`)
  const box = page.createElement('div')
  box.toggleAttribute('data-plaudit')
  const script = page.createElement('script')
  script.src = source
  const isLoaded = new Promise((resolve) => {
    script.addEventListener('load', () => resolve(true))
    script.addEventListener('error', () => resolve(false))
  })
  place.append(box, script)
  page.body.append(place)
  if (!(await isLoaded)) return undefined
  const before = box.offsetHeight
  wearCss(box, css)
  const share = before > 0 ? box.offsetHeight / before : 0
  return share > 0 ? Math.min(4, Math.max(0.25, Math.round(share * 100) / 100)) : undefined
}
