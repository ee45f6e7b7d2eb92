import type { Endpoint, Input, Output, StreamedPart } from '#contract/endpoint.ts'
import { problem } from '#contract/problem.ts'
import { fetchAnswer, type CallOptions } from './api.ts'
import { ApiProblem, unreachableProblem } from './problem.ts'

/**
 * As `call`, for an endpoint that streams: `onPart` hears each part as it arrives. A server that has nothing to say before
 * the end sends no part.
 */
export async function callInParts<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  onPart: (part: StreamedPart<E>) => void,
  options: CallOptions = {},
): Promise<Output<E>> {
  const response = await fetchAnswer(endpoint, input, { ...options, accept: 'text/event-stream' })
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
    return (await response.json()) as Output<E>
  }
  // The server parsed what it says through the schemas of the endpoint.
  for await (const { name, data } of streamedEvents(response)) {
    if (name === 'part') onPart(data as StreamedPart<E>)
    else if (name === 'done') return data as Output<E>
    else if (name === 'problem') throw streamProblemOf(data)
  }
  throw unreachableProblem()
}

/** Ends early when the connection does. */
async function* streamedEvents({ body }: Response): AsyncGenerator<{ name: string; data: unknown }> {
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader()
  let read = ''
  for (;;) {
    const { value, done } = await reader.read().catch(() => ({ value: undefined, done: true }))
    if (done) return
    const events = (read + value).split('\n\n')
    read = events.pop() ?? ''
    for (const event of events) {
      const [, name = '', data = 'null'] = /^event: (\w+)\ndata: (.*)$/u.exec(event) ?? []
      yield { name, data: JSON.parse(data) as unknown }
    }
  }
}

/** Once an answer has begun its status is 200, whatever follows. */
function streamProblemOf(data: unknown): ApiProblem {
  const { data: body = {} } = problem.safeParse(data)
  return new ApiProblem(200, JSON.stringify(data), body)
}
