export type Encoding = 'identity' | 'gzip' | 'br'

/** A string of bytes while they are few: Node sends it and its head in one write, a buffer in two. */
export type Body = string | Buffer

/** An answer that is sent past Fastify. What all answers of a kind have in common is one list for all of them. */
export interface PreparedResponse {
  readonly head: readonly string[]
  /** Of the plain body; those of the other encodings end otherwise. */
  readonly tag: string
  readonly identity: Body
  gzip?: Body
  br?: Body
  /** Of one that is asked for often, head and body as one: see `sendDirectly`. */
  second?: number
  times?: number
  wires?: Partial<Record<Encoding, Buffer>>
}
