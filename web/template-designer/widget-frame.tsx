import { useEffect, useRef, useState, type RefObject } from 'react'
import { useWidth } from '../ui/layout/use-width.ts'
import { wearCss } from './worn-css.ts'

interface WidgetFrameProps {
  /** Where the widget's script is. */
  source: string
  widthPx: number
  ground: string
  text: string
  /** The owner's own, as the server lets it through. */
  css: string
  onDrawn: (hasContent: boolean) => void
}

const emptyPage =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Preview</title></head><body></body></html>'
/** So high until the first widget is there, so that the page does not jump. */
const firstHeightPx = 420

/** A page of its own for the widget, so wide as asked and scaled down where there is less room. */
export function WidgetFrame({ source, widthPx, ground, text, css, onDrawn }: WidgetFrameProps) {
  const room = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const heightPx = useContentHeight(frame, isOpen)
  const roomPx = useWidth(room)
  const scale = roomPx > 0 ? Math.min(1, roomPx / widthPx) : 1
  useWidget(frame, isOpen, source, css, onDrawn)
  useEffect(() => {
    if (isOpen) styleFrame(frame.current?.contentDocument?.body, ground, text)
  }, [isOpen, ground, text])
  return (
    <div ref={room} className="overflow-hidden" style={{ height: heightPx * scale, background: ground }}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- an empty page of ours, which runs our own script */}
      <iframe
        ref={frame}
        title="Preview of your widget"
        srcDoc={emptyPage}
        onLoad={() => setIsOpen(true)}
        className="block origin-top-left"
        style={{
          width: widthPx,
          height: heightPx,
          transform: `scale(${scale})`,
          marginLeft: Math.max(0, (roomPx - widthPx * scale) / 2),
        }}
      />
    </div>
  )
}

/** Past the policy of our pages, which lets no page bring styles of its own along. */
function styleFrame(body: HTMLElement | null | undefined, ground: string, text: string) {
  body?.style.setProperty('margin', '0')
  body?.style.setProperty('padding', '32px')
  body?.style.setProperty('background', ground)
  body?.style.setProperty('color', text)
}

/** Runs the script beside a box of its own. The widget before stays until the next one is drawn. */
function useWidget(
  frame: RefObject<HTMLIFrameElement | null>,
  isOpen: boolean,
  source: string,
  css: string,
  onDrawn: (hasContent: boolean) => void,
) {
  const latestOnDrawn = useRef(onDrawn)
  const latestCss = useRef(css)
  useEffect(() => {
    latestOnDrawn.current = onDrawn
    latestCss.current = css
  })
  useEffect(() => {
    for (const box of frame.current?.contentDocument?.querySelectorAll('[data-plaudit]') ?? [])
      wearCss(box, css)
  }, [frame, css])
  useEffect(() => {
    const page = frame.current?.contentDocument
    if (!isOpen || !page?.body) return undefined
    const place = page.createElement('div')
    const box = page.createElement('div')
    box.toggleAttribute('data-plaudit')
    const script = page.createElement('script')
    script.addEventListener('load', () => {
      while (place.previousSibling) place.previousSibling.remove()
      wearCss(box, latestCss.current)
      latestOnDrawn.current(Boolean(box.shadowRoot?.querySelector('.p:not([hidden])')))
    })
    script.src = source
    place.append(box, script)
    page.body.append(place)
    // One that never came: the next takes its place.
    return () => {
      if (!box.shadowRoot) place.remove()
    }
  }, [frame, isOpen, source])
}

function useContentHeight(frame: RefObject<HTMLIFrameElement | null>, isOpen: boolean): number {
  const [height, setHeight] = useState(firstHeightPx)
  useEffect(() => {
    const body = frame.current?.contentDocument?.body
    if (!isOpen || !body) return undefined
    const measure = () => body.childElementCount > 0 && setHeight(Math.max(160, body.offsetHeight))
    const observer = new ResizeObserver(measure)
    observer.observe(body)
    return () => observer.disconnect()
  }, [frame, isOpen])
  return height
}
