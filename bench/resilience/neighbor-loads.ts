import { request } from 'node:http'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createCampaign, sendCampaign } from '#contract/campaigns/campaigns.ts'
import { defaultCampaignEmail } from '#contract/campaigns/campaign-email.ts'
import { listTestimonials } from '#contract/testimonials/testimonials.ts'
import { getCustomerImport, startCustomerImport } from '#contract/customers/customer-imports.ts'
import { type ImportProgress } from '#contract/imports/import-progress.ts'
import { readPostmasterFile } from '../../server/db/embedded/embedded-orphan.ts'
import { knownHome } from '../../server/db/embedded/embedded-home.ts'
import { call } from '../kit/call.ts'
import { fillWorkspace } from '../kit/fill.ts'
import type { Load } from './load.ts'
import { processTree } from '../kit/process-tree.ts'
import { type Figure, percentile } from '../kit/report.ts'
import { type BenchServer, type Owner, signUpOwner } from '../kit/server.ts'
import { untilReady } from '../kit/server-process.ts'

/** What one business does at once, what all do at once, and a database that hangs: who else notices. */
export const neighborLoads: readonly Load[] = [
  {
    name: '50 campaign starts of a neighbor',
    run: async (server, owner) => {
      const busy = await neighborWithCustomers(server)
      const ids = await Promise.all(Array.from({ length: 50 }, () => newCampaign(server, busy)))
      return besideBurst(server, owner, '50 campaign starts', () =>
        Promise.all(ids.map((id) => call(server, busy, sendCampaign, { params: { id } }))),
      )
    },
  },
  {
    name: '200 searches of a neighbor',
    run: async (server, owner) => {
      const busy = await newNeighbor(server)
      await fillWorkspace(server.databaseUrl, busy.workspaceId, 20_000)
      return besideBurst(server, owner, '200 searches', () =>
        Promise.all(
          Array.from({ length: 200 }, () =>
            call(server, busy, listTestimonials, { query: { search: 'bread sour' } }),
          ),
        ),
      )
    },
  },
  { name: 'overload, 400 requests at a time', run: overload },
  { name: 'a database that hangs for 8 seconds', run: hang },
]

let neighbors = 0

function newNeighbor(server: BenchServer): Promise<Owner> {
  neighbors += 1
  return signUpOwner(server, `neighbor-${neighbors}`)
}

async function neighborWithCustomers(server: BenchServer): Promise<Owner> {
  const owner = await newNeighbor(server)
  await server.pool.query('update users set email_proven_at = now() where workspace_id = $1', [
    owner.workspaceId,
  ])
  const people = Array.from({ length: 2_000 }, (_, index) => `Guest ${index},guest-${index}@example.com`)
  const body = { fileName: 'people.csv', content: ['name,email', ...people, ''].join('\n') }
  let { id, state } = JSON.parse(
    (await call(server, owner, startCustomerImport, { body })).text,
  ) as ImportProgress
  while (state === 'waiting' || state === 'running') {
    await sleep(200)
    ;({ id, state } = JSON.parse(
      (await call(server, owner, getCustomerImport, { params: { id } })).text,
    ) as ImportProgress)
  }
  return owner
}

async function newCampaign(server: BenchServer, owner: Owner): Promise<string> {
  const body = { name: 'Spring', ...defaultCampaignEmail, audience: 'everyone' as const }
  return (JSON.parse((await call(server, owner, createCampaign, { body })).text) as { id: string }).id
}

/** What an owner waits for their own list while a neighbor's burst is handled. */
async function besideBurst(
  server: BenchServer,
  owner: Owner,
  name: string,
  burst: () => Promise<readonly { status: number }[]>,
): Promise<Figure[]> {
  const state = { isOver: false }
  const bursting = burst().finally(() => (state.isOver = true))
  const times: number[] = []
  let refused = 0
  while (!state.isOver || times.length < 20) {
    const startedMs = performance.now()
    const { status } = await call(server, owner, listTestimonials, {})
    times.push(performance.now() - startedMs)
    if (status !== 200) refused += 1
  }
  const taken = (await bursting).filter(({ status }) => status < 300).length
  if (refused > 0) throw new Error(`${refused} requests of a neighbor were refused`)
  return [most(`a neighbor's p95 beside ${name} (${taken} taken in)`, percentile(times, 0.95), 300)]
}

const atOnce = 400
const owners = 8
const seconds = 5
/** Half of what a refusal asks for. */
const comesAgainMs = 1_000

/** Of eight businesses, so that none of them is over its own share alone. */
async function overload(server: BenchServer): Promise<Figure[]> {
  const busy = await Promise.all(Array.from({ length: owners }, () => newNeighbor(server)))
  for (const { workspaceId } of busy) await fillWorkspace(server.databaseUrl, workspaceId, 500)
  const accepted: number[] = []
  const refusals: number[] = []
  const end = performance.now() + seconds * 1_000
  const client = async (cookie: string) => {
    while (performance.now() < end) {
      const startedMs = performance.now()
      const status = await get(`${server.url}${listTestimonials.path}`, cookie)
      if (status >= 500 && status !== 503) throw new Error(`an overloaded server answered ${status}`)
      const tookMs = performance.now() - startedMs
      if (status === 200) accepted.push(tookMs)
      else {
        refusals.push(tookMs)
        await sleep(comesAgainMs * (0.5 + Math.random()))
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, (_, index) => client(busy[index % owners]!.cookie)))
  const perSecond = Math.round(accepted.length / seconds)
  return [
    most(`accepted at an overload (${perSecond} a second), p99`, percentile(accepted, 0.99), 2_000),
    ...(refusals.length > 0
      ? [most(`refused at an overload (${refusals.length}), median`, percentile(refusals, 0.5), 500)]
      : []),
  ]
}

function get(url: string, cookie: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { cookie }, timeout: 30_000 }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
    })
      .on('error', reject)
      .end()
  })
}

const hangsForMs = 8_000

/** Every process of PostgreSQL stops; whoever asks is told so in time. */
async function hang(server: BenchServer, owner: Owner): Promise<Figure[]> {
  const file = await readPostmasterFile(path.join(await knownHome(server.dataFolder), 'postgres'))
  if (!file) throw new Error('the database does not run')
  const processes = await processTree(file.pid)
  for (const pid of processes) process.kill(pid, 'SIGSTOP')
  const [asked, ready]: [number[], number[]] = [[], []]
  try {
    const end = performance.now() + hangsForMs
    const ask = async (times: number[], visit: () => Promise<number>) => {
      while (performance.now() < end) {
        const startedMs = performance.now()
        const status = await visit()
        if (status !== 503) throw new Error(`a server whose database hangs answered ${status}`)
        times.push(performance.now() - startedMs)
        await sleep(50)
      }
    }
    const visitors = Array.from({ length: 8 }, () =>
      ask(asked, () => get(`${server.url}${listTestimonials.path}`, owner.cookie)),
    )
    await Promise.all([...visitors, ask(ready, () => get(`${server.url}/readyz`, ''))])
  } finally {
    for (const pid of processes) process.kill(pid, 'SIGCONT')
  }
  const resumedMs = performance.now()
  await untilReady(server.url, () => false)
  const backMs = performance.now() - resumedMs
  return [
    most('a request to a database that hangs, longest', Math.max(...asked), 5_000),
    most('/readyz of a database that hangs, longest', Math.max(...ready), 2_100),
    most('ready again after it', backMs, 5_000),
  ]
}

function most(name: string, ms: number, allowedMs: number): Figure {
  return {
    name,
    ours: `${ms.toFixed(0)} ms`,
    reference: `${allowedMs} ms`,
    ratio: ms / allowedMs,
    goal: { most: 1 },
  }
}
