import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'
import { StartupError } from '../kit/startup-error.ts'

/** Refuses to start on a taken port before anything else was touched. */
export async function checkPort({ host, port }: Config): Promise<void> {
  const probe = createServer()
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (cause) => reject(notListening(cause, host, port)))
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => resolve()))
  })
}

/** Takes requests from now on. */
export async function listen(http: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await http.listen({ host, port })
  } catch (cause) {
    throw notListening(cause, host, port)
  }
}

function notListening(cause: unknown, host: string, port: number): StartupError {
  const { code } = cause as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') {
    return new StartupError(`Port ${port} on ${host} is taken by another program; set PORT to a free one.`, {
      cause,
    })
  }
  if (code === 'EACCES') {
    return new StartupError(`This account may not listen on port ${port}; set PORT to one above 1023.`, {
      cause,
    })
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartupError(`HOST ${host} is not an address of this machine.`, { cause })
  }
  return new StartupError(`The server cannot listen on ${host}:${port}: ${String(cause)}.`, { cause })
}
