import { Client, type ClientConfig } from 'pg'

const lookEveryMs = 500
/** No answer to anybody for so long is looked into. */
const silentMs = 1_500
/** A database that is only busy answers somebody new in that time. */
const answersWithinMs = 2_000

interface Use {
  readonly sinceMs: number
  /** Fails whatever waits on it. */
  cut: () => void
}

/**
 * Notices that a database hangs: it takes connections, and answers nobody. When for a while none of the connections that are
 * in use came back, a new one asks. If that gets no answer either, all of them are cut, which fails what waits on them, and
 * nobody else has to wait before the database answers again. Looks only while connections are in use.
 */
export class HangWatch {
  readonly #config: ClientConfig
  /** Each use of a connection, the longest first. */
  readonly #inUse = new Set<Use>()
  #timer: NodeJS.Timeout | undefined
  #isAsking = false
  #lastAnswerMs = 0
  isHanging = false

  constructor(config: ClientConfig) {
    this.#config = config
  }

  /** Somebody wants a connection, which may have to be made. */
  begin(cut: () => void): Use {
    const use: Use = { sinceMs: performance.now(), cut }
    this.#inUse.add(use)
    this.#timer ??= setInterval(() => void this.#look(), lookEveryMs).unref()
    return use
  }

  end(use: Use, hasFailed: boolean): void {
    this.#inUse.delete(use)
    if (!hasFailed) this.#lastAnswerMs = performance.now()
  }

  /** How long nobody has got an answer. */
  get silentForMs(): number {
    const [longest] = this.#inUse
    return longest ? performance.now() - Math.max(longest.sinceMs, this.#lastAnswerMs) : 0
  }

  async #look(): Promise<void> {
    if (this.#inUse.size === 0 && !this.isHanging) {
      clearInterval(this.#timer)
      this.#timer = undefined
      return
    }
    if (this.#isAsking || !(this.isHanging || this.silentForMs > silentMs)) return
    this.#isAsking = true
    const answers = await answersAnybody(this.#config)
    this.#isAsking = false
    this.isHanging = !answers && (this.isHanging || this.silentForMs > silentMs)
    if (this.isHanging) for (const { cut } of this.#inUse) cut()
  }
}

/** Saying no is an answer too. */
async function answersAnybody(config: ClientConfig): Promise<boolean> {
  const client = new Client(config)
  client.on('error', () => undefined)
  const asked = client.connect().then(
    () => client.query('select'),
    () => undefined,
  )
  const answer = await Promise.race([
    asked.then(
      () => true,
      () => true,
    ),
    inTime(),
  ])
  void client.end().catch(() => undefined)
  return answer
}

/** Answers that lie there already are read before the time is up. */
function inTime(): Promise<boolean> {
  return new Promise((resolve) => {
    setTimeout(() => setTimeout(() => resolve(false), 50), answersWithinMs)
  })
}
