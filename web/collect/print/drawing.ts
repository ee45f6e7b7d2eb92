/** What is printed, apart from how: each kind of file draws the same marks. Lengths are hundredths of an inch. */
export interface Drawing {
  readonly width: number
  readonly height: number
  readonly marks: readonly Mark[]
}

export type Mark = Box | Frame | Code | TextLine | Picture | Placed

export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Box extends Area {
  readonly kind: 'box'
  readonly fill: string
  readonly radius?: number
}

/** A line around an area, drawn half inside and half outside. */
interface Frame extends Area {
  readonly kind: 'frame'
  readonly stroke: string
  readonly thickness: number
}

/** The dark modules of a QR code, `size` of them on each `side`. */
interface Code {
  readonly kind: 'code'
  readonly x: number
  readonly y: number
  readonly side: number
  readonly size: number
  readonly runs: ReadonlyArray<readonly [x: number, y: number, length: number]>
  readonly fill: string
}

export interface Type {
  readonly size: number
  readonly font: 'serif' | 'sans'
  readonly weight: 400 | 600
}

/** One line of text, centered on `x`, its letters standing on `y`. */
export interface TextLine extends Type {
  readonly kind: 'text'
  readonly text: string
  readonly x: number
  readonly y: number
  readonly fill: string
}

interface Picture extends Area {
  readonly kind: 'picture'
  readonly source: HTMLImageElement
}

/** Another drawing, with its corner at `x` and `y`. */
export interface Placed {
  readonly kind: 'placed'
  readonly x: number
  readonly y: number
  readonly drawing: Drawing
  readonly isUpsideDown?: boolean
}

/** Files hold no more digits of a length than a printer can show. */
export const roundLength = (length: number) => Math.round(length * 1000) / 1000
