import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'
import { seeded } from '../../server/test/processes/seeded.ts'
import { type Figure, percentile } from './report.ts'
import type { Owner } from './server.ts'

/** Requests that are alike. */
export interface Kind<Workspace> {
  /** Kinds of a group are added up, and held to its goal. */
  readonly group: string
  readonly name: string
  /** The address of the n-th request. */
  path(turn: number, workspace: Workspace): string
}

/** Describes kinds of requests to one list, each by its query. */
export function kindsOfList<Workspace>(address: string) {
  return (
    group: string,
    name: string,
    query: (turn: number, workspace: Workspace) => Record<string, string>,
  ): Kind<Workspace> => ({
    group,
    name,
    path: (turn, workspace) => `${address}?${new URLSearchParams(query(turn, workspace)).toString()}`,
  })
}

const requestsEach = 200

/** A small workspace against a large one in the same tables, in turns, one request at a time. */
export async function compareWorkspaces<Workspace extends Owner>(
  origin: string,
  kinds: readonly Kind<Workspace>[],
  workspaces: readonly [Workspace, Workspace],
): Promise<Figure[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  try {
    return await compare(origin, kinds, workspaces, agent)
  } finally {
    agent.destroy()
  }
}

async function compare<Workspace extends Owner>(
  origin: string,
  kinds: readonly Kind<Workspace>[],
  workspaces: readonly [Workspace, Workspace],
  agent: Agent,
): Promise<Figure[]> {
  const times = new Map(kinds.map((kind) => [kind, [[] as number[], [] as number[]] as const]))
  const random = seeded(1)
  for (let turn = -10; turn < requestsEach; turn++) {
    for (const kind of kinds.toSorted(() => random() - 0.5)) {
      for (const [which, workspace] of workspaces.entries()) {
        const ms = await timed(origin, kind.path(Math.abs(turn), workspace), workspace.cookie, agent)
        if (turn >= 0) times.get(kind)?.[which]?.push(ms)
      }
    }
  }
  const figure = (
    name: string,
    measured: readonly (readonly [number[], number[]])[],
    isGoal: boolean,
  ): Figure => {
    const [few, many] = [0, 1].map((which) => measured.flatMap((pair) => pair[which] ?? []))
    const spoken = (values: number[] = []) =>
      `${percentile(values, 0.5).toFixed(1)} / ${percentile(values, 0.95).toFixed(1)} ms`
    const ratio = percentile(many ?? [], 0.95) / percentile(few ?? [], 0.95)
    return { name, ours: spoken(many), reference: spoken(few), ratio, ...(isGoal && { goal: { most: 2 } }) }
  }
  return [...new Set(kinds.map(({ group }) => group))].flatMap((group) => {
    const members = kinds.filter((kind) => kind.group === group)
    const timesOf = (kind: Kind<Workspace>) => times.get(kind) ?? ([[], []] as const)
    const whole = figure(group, members.map(timesOf), true)
    if (members.length === 1) return [whole]
    return [whole, ...members.map((kind) => figure(`  ${kind.name}`, [timesOf(kind)], false))]
  })
}

/** How long one request takes, in milliseconds; what is not 200 is a failure. */
export function timed(origin: string, path: string, cookie: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const started = performance.now()
    const sent = request(new URL(path, origin), { agent, headers: { cookie } }, (response) => {
      response.on('data', () => undefined)
      response.on('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - started)
        else reject(new Error(`${path} answered ${response.statusCode}`))
      })
    })
    sent.once('error', reject)
    sent.end()
  })
}

export function pick<T>(from: readonly T[], turn: number): T {
  return from[turn % from.length]!
}
