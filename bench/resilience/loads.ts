import { setTimeout as sleep } from 'node:timers/promises'
import { uploadLogo } from '#contract/business/logo.ts'
import { getPublicForm, type PublicForm, submitTestimonial } from '#contract/collection/collection.ts'
import { listCustomers } from '#contract/customers/customers.ts'
import { getEmbedTestimonials } from '#contract/embed/embed.ts'
import { exportTestimonials, getImport, previewImport, startImport } from '#contract/imports/imports.ts'
import { type ImportProgress } from '#contract/imports/import-progress.ts'
import { addCodes } from '#contract/rewards/rewards.ts'
import { exportAccount } from '#contract/accounts/security.ts'
import { listTestimonials } from '#contract/testimonials/testimonials.ts'
import { call, send } from '../kit/call.ts'
import { largePicture, tableOfMarks, tableOfReviews, thinPicture } from './heavy-files.ts'
import { hostileBodies, hostileSearches, hostileTexts } from './hostile-texts.ts'
import type { Load } from './load.ts'
import { neighborLoads } from './neighbor-loads.ts'
import type { BenchServer, Owner } from '../kit/server.ts'

const inFlight = 500
const submissions = 3_000

const whole = {
  customerName: 'Ines Duarte',
  customerEmail: 'ines@example.com',
  content: 'Great bread',
  rating: 5,
}

export const loads: readonly Load[] = [
  { name: 'nothing else', run: () => sleep(2_000) },
  ...Object.entries(hostileTexts).map(([name, text]) => ({
    name,
    run: (server: BenchServer, { formId }: Owner) => submitEverywhere(server, formId, text),
  })),
  ...Object.entries(hostileBodies).map(([name, body]) => ({
    name,
    run: (server: BenchServer) => postBody(server, body),
  })),
  {
    name: 'hostile searches, 60 at a time',
    run: (server, owner) => Promise.all(hostileSearches.flatMap((search) => searches(server, owner, search))),
  },
  { name: 'preview of 10 MB of reviews', run: (server, owner) => preview(server, owner, tableOfReviews()) },
  { name: 'import of 10 MB of reviews', run: (server, owner) => runImport(server, owner, tableOfReviews()) },
  { name: 'import of combining marks', run: (server, owner) => runImport(server, owner, tableOfMarks()) },
  {
    name: 'pictures of 25 megapixels',
    run: async (server, owner) => uploads(server, owner, await largePicture()),
  },
  {
    name: 'pictures of 1 by 25 million',
    run: async (server, owner) => uploads(server, owner, await thinPicture()),
  },
  {
    name: 'reward codes, 1 MB of one letter',
    run: (server, owner) => call(server, owner, addCodes, { body: { content: 'a\n'.repeat(490_000) } }),
  },
  {
    name: '10,000 reward codes',
    run: (server, owner) => call(server, owner, addCodes, { body: { content: codes() } }),
  },
  { name: 'exports', run: exports },
  { name: 'widget of 100 long testimonials', run: rebuildWidget },
  { name: `${inFlight} submissions in flight`, run: manySubmissions },
  ...neighborLoads,
]

async function submitEverywhere(server: BenchServer, formId: string, text: string): Promise<void> {
  for (const name of ['customerName', 'customerEmail', 'content', 'company']) {
    const body = { ...whole, formId, [name]: text }
    await call(server, undefined, submitTestimonial, { body })
  }
}

function postBody(server: BenchServer, body: string) {
  const url = new URL(submitTestimonial.path, server.url)
  return send(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
}

function searches(server: BenchServer, owner: Owner, search: string): Promise<unknown>[] {
  return [
    ...Array.from({ length: 3 }, () => call(server, owner, listTestimonials, { query: { search } })),
    ...Array.from({ length: 3 }, () => call(server, owner, listCustomers, { query: { search } })),
  ]
}

function preview(server: BenchServer, owner: Owner, content: string) {
  return call(server, owner, previewImport, { body: { fileName: 'reviews.csv', content } })
}

async function runImport(server: BenchServer, owner: Owner, content: string): Promise<void> {
  const { status, text } = await call(server, owner, startImport, {
    body: { fileName: 'reviews.csv', content },
  })
  // Refusing the file is an answer too.
  if (status !== 202) return
  let { id, state } = JSON.parse(text) as ImportProgress
  while (state === 'waiting' || state === 'running') {
    await sleep(200)
    const answer = await call(server, owner, getImport, { params: { id } })
    ;({ id, state } = JSON.parse(answer.text) as ImportProgress)
  }
}

function uploads(server: BenchServer, owner: Owner, logoData: string) {
  return Promise.all(Array.from({ length: 5 }, () => call(server, owner, uploadLogo, { body: { logoData } })))
}

function codes(): string {
  return Array.from(
    { length: 10_000 },
    (_, index) => `SPRING-${Math.random().toString(36).slice(2)}-${index}`,
  ).join('\n')
}

function exports(server: BenchServer, owner: Owner) {
  return Promise.all([
    call(server, owner, exportTestimonials, { query: { format: 'csv' } }),
    call(server, owner, exportTestimonials, { query: { format: 'json' } }),
    call(server, owner, exportAccount, {}),
  ])
}

/** Every change of a shown testimonial makes the widget's answer anew. */
async function rebuildWidget(server: BenchServer, { apiKey, workspaceId }: Owner): Promise<void> {
  const newest = `select id from testimonials where workspace_id = $1 and publishable
    order by created_at desc, id desc limit 100`
  for (let turn = 0; turn < 5; turn++) {
    await server.pool.query(
      `update testimonials set content = left(repeat(content || ' ${turn}', 100), 5000) where id in (${newest})`,
      [workspaceId],
    )
    await call(server, undefined, getEmbedTestimonials, { params: { userId: 'me' }, query: { apiKey } })
  }
}

/** Each is acknowledged and kept. */
async function manySubmissions(server: BenchServer, { formId, workspaceId }: Owner): Promise<void> {
  const form = await call(server, undefined, getPublicForm, { params: { linkId: formId } })
  const { consent } = JSON.parse(form.text) as PublicForm
  const body = { ...whole, formId, consent: { version: consent.version, scopes: ['display' as const] } }
  const count = async () => {
    const { rows } = await server.pool.query<{ count: number }>(
      'select count(*)::int as count from testimonials where workspace_id = $1',
      [workspaceId],
    )
    return rows[0]?.count ?? 0
  }
  const before = await count()
  const start = Date.now()
  let sent = 0
  let acknowledged = 0
  const sender = async () => {
    while (sent < submissions) {
      const headers = { 'idempotency-key': `load-${start}-${sent++}` }
      const { status } = await call(server, undefined, submitTestimonial, { body }, headers)
      if (status === 201) acknowledged += 1
    }
  }
  await Promise.all(Array.from({ length: inFlight }, sender))
  const storedCount = (await count()) - before
  if (acknowledged === 0 || storedCount < acknowledged)
    throw new Error(`${acknowledged} acknowledged, ${storedCount} kept`)
}
