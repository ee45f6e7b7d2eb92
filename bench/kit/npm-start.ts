import { type ChildProcess, spawn } from 'node:child_process'
import { freePort } from '../../server/test/processes/free-port.ts'
import { root, untilReady } from './server-process.ts'

/** Runs `npm start` on this data folder, as an owner does; `measure` is called at its first answer. */
export async function withNpmStart<T>(
  dataFolder: string,
  measure: (url: string, npm: ChildProcess) => Promise<T>,
  environment: Readonly<Record<string, string>> = {},
): Promise<T> {
  const port = await freePort()
  const child = spawn('npm', ['start'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      PLAUDIT_DATA: dataFolder,
      DATABASE_URL: '',
      PUBLIC_URL: '',
      HOST: '127.0.0.1',
      npm_config_loglevel: 'error',
      ...environment,
    },
  })
  const url = `http://127.0.0.1:${port}`
  return untilEnded(child, async () => {
    await untilReady(url, () => child.exitCode !== null)
    return measure(url, child)
  })
}

/** Stops the process when it has been measured. */
export async function untilEnded<T>(child: ChildProcess, measure: () => Promise<T>): Promise<T> {
  // npm may end before the server that it started; the pipe closes when both have.
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  child.stdout?.resume()
  try {
    return await measure()
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}
