import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { listening } from './listening.ts'

/** What the service does instead of answering as documented. */
export type Mischief =
  | 'hangs'
  | 'hangs-midway'
  | 'breaks-off'
  | 'hangs-up'
  | 'garbled'
  | 'garbled-stream'
  | 'empty'
  | 'other-shape'
  | 'cut'
  | 'error-midway'
  | 'no-reason'
  | 'stays-open'
  | number

export interface AskedModel {
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly rules: string
  readonly input: string
  readonly body: Readonly<Record<string, unknown>>
}

export interface FakeModel {
  readonly url: string
  /** Everything that it was asked. */
  readonly asked: AskedModel[]
  /** What it writes. */
  write: (asked: AskedModel) => string
  mischief: Mischief | undefined
  /** How often the mischief still happens. */
  times: number
  /** Answers at once, as some proxies do. */
  isWhole: boolean
  /** What it thinks aloud before it answers, as models that reason do. */
  thinks: string | undefined
  /** Its streams come in pieces of so many bytes, cut through letters, lines and events. */
  pieces: number | undefined
  /** Sent with a refusal. */
  retryAfter: string | undefined
  close(): void
}

/** Makes a server ask this stand-in for its texts. */
export const settingsFor = ({ url }: FakeModel) => ({
  WRITER_URL: `${url}/v1`,
  WRITER_MODEL: 'llama3.2',
  WRITER_TIMEOUT: '3',
  WRITER_DAILY_LIMIT: '50',
})

type Vendor = 'openai' | 'anthropic'

/** OpenAI's chat completions and Anthropic's messages on one port, in the shapes they publish, streamed in parts. */
export async function fakeModel(): Promise<FakeModel> {
  const http = createServer((request, response) => void answer(request, response, self))
  const url = await listening(http)
  const self: FakeModel = {
    url,
    asked: [],
    write: () => 'The bread was good.',
    mischief: undefined,
    times: Number.POSITIVE_INFINITY,
    isWhole: false,
    thinks: undefined,
    pieces: undefined,
    retryAfter: undefined,
    close() {
      http.closeAllConnections()
      http.close()
    },
  }
  return self
}

async function answer(request: IncomingMessage, response: ServerResponse, self: FakeModel): Promise<void> {
  const vendor = request.url?.endsWith('/v1/messages') ? 'anthropic' : 'openai'
  const asked = readAsked(request, JSON.parse(await text(request)) as Record<string, unknown>)
  self.asked.push(asked)
  const mischief = self.times > 0 ? self.mischief : undefined
  self.times -= 1
  if (mischief === 'hangs') return
  if (mischief === 'hangs-up') return void request.socket.destroy()
  if (typeof mischief === 'number') return refuse(response, vendor, mischief, self.retryAfter)
  const json = { 'content-type': 'application/json' }
  if (mischief === 'garbled') return void response.writeHead(200, json).end('{"choices": [')
  if (mischief === 'other-shape') return void response.writeHead(200, json).end('{"completion":"Hello."}')
  const words = mischief === 'empty' ? '' : self.write(asked)
  if (self.isWhole)
    return void response.writeHead(200, json).end(JSON.stringify(whole(vendor, words, self.thinks)))
  await stream(response, vendor, words, mischief, self)
}

function readAsked({ url = '', headers }: IncomingMessage, body: Record<string, unknown>): AskedModel {
  const messages = body['messages'] as { role: string; content: string }[]
  const of = (role: string) => messages.find((one) => one.role === role)?.content ?? ''
  const rules = typeof body['system'] === 'string' ? body['system'] : of('system')
  return { path: url, headers, rules, input: of('user'), body }
}

function refuse(
  response: ServerResponse,
  vendor: Vendor,
  status: number,
  retryAfter: string | undefined,
): void {
  const type = status === 401 ? 'authentication_error' : status === 429 ? 'rate_limit_error' : 'api_error'
  const message = 'No. You said: your secret prompt.'
  const body =
    vendor === 'openai'
      ? { error: { message, type, code: null } }
      : { type: 'error', error: { type, message } }
  response
    .writeHead(status, {
      'content-type': 'application/json',
      ...(retryAfter !== undefined && { 'retry-after': retryAfter }),
    })
    .end(JSON.stringify(body))
}

function whole(vendor: Vendor, words: string, thinks: string | undefined): object {
  const aloud = thinks === undefined ? '' : `<think>${thinks}</think>\n`
  return vendor === 'openai'
    ? {
        id: 'chatcmpl-1',
        object: 'chat.completion',
        choices: [
          {
            index: 0,
            message: { role: 'assistant', content: aloud + words, refusal: null },
            finish_reason: 'stop',
          },
        ],
        usage: { prompt_tokens: 21, completion_tokens: 9, total_tokens: 30 },
      }
    : {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        content: [
          ...(thinks === undefined ? [] : [{ type: 'thinking', thinking: thinks, signature: 'EqQB' }]),
          { type: 'text', text: words },
        ],
        stop_reason: 'end_turn',
        usage: { input_tokens: 21, output_tokens: 9 },
      }
}

async function stream(
  response: ServerResponse,
  vendor: Vendor,
  words: string,
  mischief: Mischief | undefined,
  { thinks, pieces }: FakeModel,
): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
  const { begin, part, end, failure } = vendor === 'openai' ? openAiEvents : anthropicEvents
  const parts = words.match(/[\s\S]{1,7}/gu) ?? []
  const middle = Math.ceil(parts.length / 2)
  if (pieces !== undefined) {
    const all = Buffer.from(begin(thinks) + parts.map(part).join('') + end(mischief === 'cut'))
    return void Readable.from(inPieces(all, pieces)).pipe(response)
  }
  response.write(begin(thinks))
  for (const [at, words] of parts.entries()) {
    if (at === middle && mischief === 'hangs-midway') return
    if (at === middle && mischief === 'breaks-off') return void response.destroy()
    if (at === middle && mischief === 'garbled-stream') response.write('data: {"cho\n\n')
    if (at === middle && mischief === 'error-midway') return void response.end(failure)
    // Bytes are cut where it hurts: within letters and within lines.
    const bytes = Buffer.from(part(words))
    response.write(bytes.subarray(0, -3))
    await new Promise((resolve) => setImmediate(resolve))
    response.write(bytes.subarray(-3))
  }
  if (mischief === 'no-reason') return void response.end('data: [DONE]\n\n')
  if (mischief === 'stays-open') return void response.write(end(false).replace('data: [DONE]\n\n', ''))
  response.end(end(mischief === 'cut'))
}

/** Each arrives by itself. */
async function* inPieces(bytes: Buffer, size: number): AsyncIterable<Buffer> {
  for (let at = 0; at < bytes.length; at += size) {
    yield bytes.subarray(at, at + size)
    await new Promise((resolve) => setImmediate(resolve))
  }
}

const event = (data: object, name?: string) =>
  `${name === undefined ? '' : `event: ${name}\n`}data: ${JSON.stringify(data)}\n\n`

const chunk = (delta: object, reason: string | null = null) =>
  event({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta, finish_reason: reason }],
  })

const openAiEvents = {
  begin: (thinks?: string) =>
    [
      ': OPENROUTER PROCESSING\n\n',
      chunk({ role: 'assistant', content: '' }),
      ...(thinks === undefined
        ? []
        : [`<thi`, `nk>${thinks}`, `</th`, 'ink>'].map((content) => chunk({ content }))),
    ].join(''),
  part: (words: string) => chunk({ content: words }),
  end: (isCut: boolean) =>
    [
      chunk({}, isCut ? 'length' : 'stop'),
      event({
        id: 'chatcmpl-1',
        object: 'chat.completion.chunk',
        choices: [],
        usage: { prompt_tokens: 21, completion_tokens: 9, total_tokens: 30 },
      }),
      'data: [DONE]\n\n',
    ].join(''),
  failure: event({ error: { message: 'overloaded', type: 'server_error' } }),
}

const typed = (type: string, more: object = {}) => event({ type, ...more }, type)

const anthropicEvents = {
  begin: (thinks?: string) =>
    [
      typed('message_start', {
        message: {
          id: 'msg_1',
          type: 'message',
          role: 'assistant',
          content: [],
          stop_reason: null,
          usage: { input_tokens: 21, output_tokens: 1 },
        },
      }),
      ...(thinks === undefined ? [] : thinkingEvents(thinks)),
      typed('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
      typed('ping'),
    ].join(''),
  part: (words: string) =>
    typed('content_block_delta', { index: 0, delta: { type: 'text_delta', text: words } }),
  end: (isCut: boolean) =>
    [
      typed('content_block_stop', { index: 0 }),
      typed('message_delta', {
        delta: { stop_reason: isCut ? 'max_tokens' : 'end_turn', stop_sequence: null },
        usage: { output_tokens: 9 },
      }),
      typed('message_stop'),
    ].join(''),
  failure: typed('error', { error: { type: 'overloaded_error', message: 'Overloaded' } }),
}

const thinkingEvents = (thinking: string) => [
  typed('content_block_start', {
    index: 0,
    content_block: { type: 'thinking', thinking: '', signature: '' },
  }),
  typed('content_block_delta', { index: 0, delta: { type: 'thinking_delta', thinking } }),
  typed('content_block_delta', { index: 0, delta: { type: 'signature_delta', signature: 'EqQB' } }),
  typed('content_block_stop', { index: 0 }),
]
