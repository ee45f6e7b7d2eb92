import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { researchBusiness } from '#contract/business/business-research.ts'
import { previewImport } from '#contract/imports/imports.ts'
import { exportStatic } from '#contract/share/static-export.ts'
import { readSiteLook } from '#contract/widgets/widgets.ts'
import { profileChat } from '#contract/business/profile-chat.ts'
import { generateTestimonial } from '#contract/writer/writer.ts'
import { secretsFrom } from '../../server/kit/secrets/secrets.ts'
import { call, send } from '../kit/call.ts'
import { fillWorkspace } from '../kit/fill.ts'
import { foreignServices, hostilePages } from './foreign-services.ts'
import type { Load } from './load.ts'
import { type BenchServer, type Owner, signUpOwner } from '../kit/server.ts'

export const foreign = await foreignServices()
/** What the server is started with, so that it reads what `foreign` answers. */
export const foreignSettings = {
  PLAUDIT_INTERNAL_SITE: foreign.url,
  WRITER_URL: `${foreign.url}/v1`,
  WRITER_MODEL: 'one-that-talks-too-much',
  WRITER_DAILY_LIMIT: '100000',
}

const atOnce = 5
const many = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: atOnce }, work))

/** What strangers, services and files bring that is larger than a form. */
export const foreignLoads: readonly Load[] = [
  ...Object.keys(hostilePages).map((page) => ({
    name: `a website, ${page}`,
    run: (server: BenchServer, owner: Owner) => readPages(server, owner, `${foreign.url}${page}`),
  })),
  { name: 'an AI service that answers 100 kB', run: askModel },
  ...Object.entries({
    'preview of 4 MB of quotes': '"'.repeat(4_000_000),
    'preview of a million columns': `review\n${'a,'.repeat(999_999)}a\n`,
    'preview of a million names of columns': `${'a,'.repeat(999_999)}a\nreview\n`,
    'preview of 300,000 rows': `review\n${'Great bread and rolls\n'.repeat(300_000)}`,
    'preview of nested JSON': `{"reviews":${'['.repeat(4_000_000)}${']'.repeat(4_000_000)}}`,
  }).map(([name, content]) => ({
    name,
    run: (server: BenchServer, owner: Owner) =>
      many(() => call(server, owner, previewImport, { body: { fileName: 'reviews.csv', content } })),
  })),
  { name: 'bodies of 15 MB of brackets', run: (server, owner) => many(() => postBrackets(server, owner)) },
  { name: 'five static exports at once', run: exportFive },
  { name: '20,000 provider events in one body', run: (server) => many(() => tellNews(server, 20_000)) },
  { name: '1,000 provider events in one body', run: (server) => many(() => tellNews(server, 1_000)) },
]

function readPages(server: BenchServer, owner: Owner, businessUrl: string) {
  return many(() =>
    Promise.all([
      call(server, undefined, researchBusiness, { body: { businessUrl } }),
      call(server, owner, readSiteLook, { body: { businessUrl } }),
    ]),
  )
}

let seed = 0

function askModel(server: BenchServer, owner: Owner) {
  const body = {
    customerName: 'Tomás',
    company: 'Reyes Cycles',
    serviceDetails: 'Catering for our race',
    benefits: 'The bread arrived warm, and Mara carried it to the tent herself.',
    tone: 'Professional',
    length: 'long',
  } as const
  return many(() =>
    Promise.all([
      call(server, owner, generateTestimonial, { body: { ...body, seed: ++seed } }, inPartsOf(seed)),
      call(server, owner, profileChat, { body: { message: 'What is missing?' } }),
    ]),
  )
}

/** Half of them want to see it while it is written. */
const inPartsOf = (seed: number): Record<string, string> =>
  seed % 2 === 0 ? { accept: 'text/event-stream' } : {}

function postBrackets(server: BenchServer, { cookie }: Owner) {
  const body = '['.repeat(7_500_000) + ']'.repeat(7_500_000)
  const headers = { 'content-type': 'application/json', cookie }
  return send(new URL(previewImport.path, server.url), { method: 'POST', headers, body })
}

let exporters: readonly Owner[] | undefined

/** Of five businesses: nobody gets a refusal because of the others. */
async function exportFive(server: BenchServer): Promise<void> {
  exporters ??= await makeExporters(server)
  const answers = await Promise.all(
    exporters.map((owner) => call(server, owner, exportStatic, { query: {} })),
  )
  const refused = answers.filter(({ status }) => status !== 200)
  if (refused.length > 0) throw new Error(`${refused.length} of ${atOnce} exports were refused`)
}

async function makeExporters(server: BenchServer): Promise<Owner[]> {
  const owners: Owner[] = []
  for (let index = 0; index < atOnce; index += 1) {
    const owner = await signUpOwner(server, `exporter${index}`)
    await fillWorkspace(server.databaseUrl, owner.workspaceId, 200)
    owners.push(owner)
  }
  return owners
}

async function tellNews({ url, dataFolder }: BenchServer, count: number) {
  const key = await readFile(path.join(dataFolder, 'keys', 'instance.key'))
  const address = new URL(`/mail-news/generic/${secretsFrom(key).keyFor('mail-news generic')}`, url)
  const events = Array.from({ length: count }, (_, index) => ({
    id: `e${index}`,
    email: crypto.randomUUID(),
    event: 'bounced',
  }))
  return send(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(events),
  })
}
