import { useEffect, useRef, useState } from 'react'
import { useWidth } from '../layout/use-width.ts'

interface EmailFrameProps {
  title: string
  /** The whole document, as it is sent. */
  html: string
  widthPx: number
}

const firstHeightPx = 480

/** An email in a page of its own, at least so wide as asked and scaled down where there is less room. It runs no script. */
export function EmailFrame({ title, html, widthPx }: EmailFrameProps) {
  const room = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [heightPx, setHeightPx] = useState(firstHeightPx)
  const roomPx = useWidth(room)
  const scale = roomPx > 0 ? Math.min(1, roomPx / widthPx) : 1
  const drawnPx = Math.max(widthPx, roomPx)
  const measure = () => {
    const body = frame.current?.contentDocument?.body
    if (body) setHeightPx(Math.max(200, body.scrollHeight))
  }
  useEffect(measure, [drawnPx])
  return (
    <div ref={room} className="overflow-hidden" style={{ height: heightPx * scale }}>
      <iframe
        ref={frame}
        title={title}
        sandbox="allow-same-origin"
        srcDoc={withoutStyles(html)}
        onLoad={() => {
          styleEmail(frame.current?.contentDocument, html)
          measure()
        }}
        className="block origin-top-left"
        style={{
          width: drawnPx,
          height: heightPx,
          transform: `scale(${scale})`,
        }}
      />
    </div>
  )
}

const sheet = /<style>(.*?)<\/style>/gs
const attribute = 'data-style'

/** The policy of our pages lets no document bring styles along: they are put on when it is there. */
function withoutStyles(html: string): string {
  return html.replaceAll(sheet, '').replaceAll(' style="', ` ${attribute}="`)
}

function styleEmail(page: Document | null | undefined, html: string) {
  for (const element of page?.querySelectorAll<HTMLElement>(`[${attribute}]`) ?? []) {
    element.style.cssText = element.getAttribute(attribute) ?? ''
  }
  const Sheet = page?.defaultView?.CSSStyleSheet
  if (!page || !Sheet) return
  page.adoptedStyleSheets = [...html.matchAll(sheet)].map(([, text = '']) => {
    const made = new Sheet()
    made.replaceSync(text)
    return made
  })
}
