import { openAiCompatible } from '../../server/integrations/models/openai-compatible.ts'
import { guarded } from '../../server/integrations/models/guarded-model.ts'
import { type AskedModel, fakeModel } from '../../server/test/stand-ins/models.ts'
import type { Brief } from '../../server/writer/briefs/brief.ts'
import { writeDraft } from '../../server/writer/write-draft.ts'
import type { Written } from './drafts.ts'

const atOnce = 4
const invention = 'They saved us 45%.'

export interface Endpoint {
  readonly name: string
  write(briefs: readonly Brief[]): Promise<{ written: Written[]; own: number; invented: number }>
  close(): void
}

/** The service that WRITER_URL names; else one on this machine that repeats the answers and invents a sentence. */
export async function endpointToMeasure(): Promise<Endpoint> {
  const { WRITER_URL: url, WRITER_MODEL: model = 'default', WRITER_API_KEY: key } = process.env
  const fake = url === undefined ? await fakeModel() : undefined
  if (fake) fake.write = repeated
  const settings = {
    engine: 'openai-compatible',
    url: url ?? `${fake?.url}/v1`,
    key,
    model,
    timeoutMs: 60_000,
  } as const
  const service = guarded(openAiCompatible(settings), () => new Date())
  return {
    name: url === undefined ? 'a local endpoint that invents one sentence a text' : `${model} at WRITER_URL`,
    close: () => fake?.close(),
    async write(briefs) {
      const left = briefs.map((brief, at) => ({ brief, at }))
      const drafts: Array<Written & { engine: string }> = []
      const work = async () => {
        for (let next = left.shift(); next; next = left.shift()) {
          const { sentences, leftOut, engine } = await writeDraft(silent, next.brief, manner, {
            model: service,
            sendPart: undefined,
          })
          drafts[next.at] = {
            brief: next.brief,
            sentences: sentences.map(({ text }) => text),
            leftOut,
            engine,
          }
        }
      }
      await Promise.all(Array.from({ length: atOnce }, work))
      return {
        written: drafts,
        own: drafts.filter(({ engine }) => engine !== 'built-in').length,
        invented: drafts.filter(({ sentences }) => sentences.includes(invention)).length,
      }
    },
  }
}

const manner = { maxWords: 200, withNumbers: true }
// `writeDraft` asks its context for nothing but a log when nothing streams.
const silent = { log: { warn: () => undefined } } as unknown as Parameters<typeof writeDraft>[0]

function repeated({ input }: AskedModel): string {
  const { answers } = JSON.parse(input.slice(input.indexOf('\n'), input.lastIndexOf('\n'))) as Pick<
    Brief,
    'answers'
  >
  const said = answers.filter(({ answer }) => answer.includes(' ')).map(({ answer }) => answer.trim())
  return [...said.map((one) => (/[.!?]$/.test(one) ? one : `${one}.`)), invention].join(' ')
}
