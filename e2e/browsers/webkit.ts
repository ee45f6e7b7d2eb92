import { freePort } from '../../server/test/processes/free-port.ts'
import { type OtherBrowser, saidBy, startTogether } from './other-browser.ts'

/** WebKitGTK's own small browser by its WebDriver, on a screen that nobody sees. */
export async function openWebKit(program: string): Promise<OtherBrowser> {
  const programs = await startTogether()
  const screen = ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp']
  const xvfb = programs.start('Xvfb', screen, {}, ['ignore', 'pipe', 'ignore'])
  const display = await saidBy(xvfb.stdout, /^(\d+)\n/)
  const port = await freePort()
  const look = { DISPLAY: `:${display}`, GDK_BACKEND: 'x11', WEBKIT_DISABLE_COMPOSITING_MODE: '1' }
  programs.start(program, [`--port=${port}`], look, 'ignore')
  const driver = `http://127.0.0.1:${port}`
  await untilReady(driver)
  const { sessionId } = await call<{ sessionId: string }>(`${driver}/session`, { capabilities: {} })
  const session = `${driver}/session/${sessionId}`
  return {
    async open(url) {
      await call(`${session}/url`, { url })
    },
    evaluate: (expression) => call(`${session}/execute/sync`, { script: `return ${expression}`, args: [] }),
    async close() {
      await fetch(session, { method: 'DELETE' })
      await programs.end()
    },
  }
}

async function untilReady(driver: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await fetch(`${driver}/status`).catch(() => undefined)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('WebKitWebDriver does not answer')
}

async function call<Value>(address: string, body: object): Promise<Value> {
  const answer = await fetch(address, { method: 'POST', body: JSON.stringify(body) })
  const { value } = (await answer.json()) as { value: Value & { message?: string } }
  if (!answer.ok) throw new Error(`${new URL(address).pathname}: ${value.message}`)
  return value
}
