/** Pixels in red, green, blue and opacity, a byte each. */
export interface Pixels {
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
}

interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What is on an image, in its own units. Pictures may have more pixels than units. */
export type Mark =
  | (Place & { readonly kind: 'box'; readonly fill: string })
  | (Place & { readonly kind: 'picture'; readonly pixels: Pixels; readonly says: string })

export interface Drawing {
  readonly width: number
  readonly height: number
  readonly background: string
  readonly marks: readonly Mark[]
  readonly title: string
}

/** As read from the right: every mark at the same distance from the other side. */
export function mirrored({ width, ...drawing }: Drawing): Drawing {
  const marks = drawing.marks.map((mark) => ({ ...mark, x: width - mark.x - mark.width }))
  return { ...drawing, width, marks }
}
