import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

/** A browser that Playwright has no driver for as Debian has it. */
export interface OtherBrowser {
  open(url: string): Promise<void>
  /** What an expression of the page has as its value, or later gets, as JSON. */
  evaluate(expression: string): Promise<unknown>
  close(): Promise<void>
}

/** Programs that run on a folder of their own until they are ended. */
export async function startTogether() {
  const home = await mkdtemp(path.join(os.tmpdir(), 'plaudit-browser-'))
  const children: ChildProcess[] = []
  return {
    home,
    start(program: string, parameters: string[], more: NodeJS.ProcessEnv, stdio: SpawnOptions['stdio']) {
      const child = spawn(program, parameters, { env: { ...process.env, HOME: home, ...more }, stdio })
      children.push(child)
      return child
    },
    /** The last one first. */
    async end() {
      for (const child of children.toReversed()) {
        if (child.exitCode !== null || child.signalCode !== null) continue
        const gone = new Promise((resolve) => child.once('exit', resolve))
        child.kill()
        await gone
      }
      await rm(home, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

/** What a program says first that looks like this. */
export function saidBy(stream: NodeJS.ReadableStream | null | undefined, wanted: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    stream?.on('data', (text: Buffer) => {
      said += text.toString()
      const found = wanted.exec(said)?.[1]
      if (found) resolve(found)
    })
    stream?.once('close', () => reject(new Error(`it ended without ${String(wanted)}:\n${said}`)))
  })
}
