import { type OtherBrowser, saidBy, startTogether } from './other-browser.ts'

type Answer = { id: number } & ({ type: 'success'; result: unknown } | { type: 'error'; message: string })

type Evaluated =
  | { type: 'success'; result: { value?: string } }
  | { type: 'exception'; exceptionDetails: { text: string } }

/** Firefox by WebDriver BiDi, which it speaks itself. */
export async function openFirefox(program: string): Promise<OtherBrowser> {
  const programs = await startTogether()
  const parameters = ['--headless', '--no-remote', '--profile', programs.home, '--remote-debugging-port', '0']
  const firefox = programs.start(program, parameters, {}, ['ignore', 'ignore', 'pipe'])
  const address = await saidBy(firefox.stderr, /BiDi listening on (ws:\S+)\s/)
  const { send, socket } = await connect(`${address}/session`)
  await send('session.new', { capabilities: {} })
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
  const { context } = contexts[0]!
  return {
    async open(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    async evaluate(expression) {
      const answer = await send<Evaluated>('script.evaluate', {
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value))`,
        target: { context },
        awaitPromise: true,
      })
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text)
      return answer.result.value === undefined ? undefined : (JSON.parse(answer.result.value) as unknown)
    },
    async close() {
      socket.close()
      await programs.end()
    },
  }
}

/** Commands over one socket, each answered under its number. */
async function connect(address: string) {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error(`nobody answers at ${address}`)))
  })
  const asked = new Map<number, (answer: Answer) => void>()
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer
    asked.get(answer.id)?.(answer)
    asked.delete(answer.id)
  })
  let last = 0
  const send = async <Result>(method: string, params: object): Promise<Result> => {
    const id = (last += 1)
    const answer = await new Promise<Answer>((resolve) => {
      asked.set(id, resolve)
      socket.send(JSON.stringify({ id, method, params }))
    })
    if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`)
    return answer.result as Result
  }
  return { send, socket }
}
