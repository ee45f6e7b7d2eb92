import type { AskedWidget } from './views.ts'

const most = 20_000
/** Longer ones are unusual, and are read anew each time. */
const longestAddress = 400

/**
 * What addresses ask for, by the address as it was sent: taking one apart costs more than sending its answer. Those not
 * asked for lately go first; no more than twice as many as are kept are known at any time.
 */
export class Addresses {
  #recent = new Map<string, AskedWidget>()
  #earlier = new Map<string, AskedWidget>()

  get(url: string): AskedWidget | undefined {
    const recent = this.#recent.get(url)
    if (recent) return recent
    const earlier = this.#earlier.get(url)
    if (earlier) this.keep(url, earlier)
    return earlier
  }

  keep(url: string, asked: AskedWidget): void {
    if (url.length > longestAddress) return
    if (this.#recent.size >= most) {
      this.#earlier = this.#recent
      this.#recent = new Map()
    }
    this.#recent.set(url, asked)
  }

  get size(): number {
    return this.#recent.size + this.#earlier.size
  }
}
