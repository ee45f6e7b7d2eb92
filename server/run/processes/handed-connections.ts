import type { ChildProcess } from 'node:child_process'
import { z } from 'zod/mini'

/** How node:cluster hands a new connection to a process, and how that one says whether it took it. */
const handed = z.object({ cmd: z.literal('NODE_CLUSTER'), act: z.literal('newconn'), seq: z.number() })
const answered = z.object({
  cmd: z.literal('NODE_CLUSTER'),
  ack: z.number(),
  accepted: z.optional(z.boolean()),
})

interface Handle {
  close(): void
}

/**
 * Node waits for ever for a process that dies between being handed a connection and taking it, and so does the caller.
 * Here that process's answer is given in its place: it did not take it, so another one gets it. Where nobody is left to
 * get it, as when the last one leaves, Node would keep it unanswered: it is closed.
 */
export function passOn(process: ChildProcess, isServedByOthers: () => boolean): void {
  const waiting = new Map<number, Handle>()
  // Its types allow fewer arguments than node:cluster sends.
  const channel = process as unknown as { send: (...message: unknown[]) => boolean }
  const send = channel.send.bind(process)
  channel.send = (message, handle, ...rest) => {
    const { success, data } = handed.safeParse(message)
    if (success) waiting.set(data.seq, handle as Handle)
    return send(message, handle, ...rest)
  }
  process.on('internalMessage', (message) => {
    const { success, data } = answered.safeParse(message)
    if (!success) return
    const handle = waiting.get(data.ack)
    waiting.delete(data.ack)
    if (data.accepted === false && !isServedByOthers()) handle?.close()
  })
  process.once('exit', () => {
    for (const [ack, handle] of waiting) {
      if (isServedByOthers()) process.emit('internalMessage', { cmd: 'NODE_CLUSTER', ack, accepted: false })
      else handle.close()
    }
  })
}
