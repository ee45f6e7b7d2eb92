import type { Endpoint } from '#contract/endpoint.ts'
import type { z } from 'zod/mini'

/** An answer that arrives in parts (server-sent events), each when the test says so. */
export class InParts {
  readonly #events = new TransformStream<Uint8Array, Uint8Array>()
  readonly #writer = this.#events.writable.getWriter()
  #endpoint: Endpoint | undefined

  get #schemas() {
    if (!this.#endpoint) throw new Error('Nobody has asked yet')
    const { streams, response } = this.#endpoint
    return { part: streams as z.ZodMiniType, done: response as z.ZodMiniType }
  }

  response(endpoint: Endpoint): Response {
    this.#endpoint = endpoint
    return new Response(this.#events.readable, { headers: { 'content-type': 'text/event-stream' } })
  }

  part(value: unknown): void {
    this.#send('part', this.#schemas.part.parse(value))
  }

  done(value: unknown): void {
    this.#send('done', this.#schemas.done.parse(value))
    void this.#writer.close()
  }

  /** The connection is gone before the end. */
  breakOff(): void {
    void this.#writer.close()
  }

  #send(name: string, value: unknown): void {
    void this.#writer.write(new TextEncoder().encode(`event: ${name}\ndata: ${JSON.stringify(value)}\n\n`))
  }
}
