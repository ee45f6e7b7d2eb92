import { vi } from 'vitest'

/** What was written on canvases: each line of text with its color, in the order it was drawn. */
export interface Drawn {
  readonly texts: { readonly text: string; readonly color: string }[]
  /** The colors that shapes were filled with. */
  readonly fills: string[]
}

/** Stands in for canvases, which this DOM cannot draw on, and notes what is drawn. A letter is as wide as told. */
export function noteDrawing(letterWidth = 0): Drawn {
  const drawn: Drawn = { texts: [], fills: [] }
  const context = {
    fillStyle: '',
    measureText: (text: string) => ({ width: text.length * letterWidth }),
    fillText: (text: string) => drawn.texts.push({ text, color: context.fillStyle }),
    fill: () => drawn.fills.push(context.fillStyle),
  }
  const everything = new Proxy(context, {
    get: (known, name) => (name in known ? Reflect.get(known, name) : () => undefined),
  })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(everything as never)
  vi.stubGlobal('Path2D', Object)
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load: () => Promise.resolve([]) } })
  return drawn
}
