import { Agent } from 'node:http'
import { seeded } from '../../server/test/processes/seeded.ts'
import { pick, timed } from '../kit/compare.ts'
import { type Figure, percentile } from '../kit/report.ts'
import { type BenchServer, signUpOwner } from '../kit/server.ts'
import { firstNames, names } from '../kit/vocabulary.ts'
import { fillInstance } from './fill-instance.ts'

const requestsEach = 100
const warmUps = 10

interface Kind {
  readonly name: string
  /** Held to the goal; the others are told as they are. */
  readonly isGoal: boolean
  path(turn: number, workspaces: number): string
}

const kind = (
  name: string,
  address: string,
  query: (turn: number, workspaces: number) => Record<string, string>,
  isGoal = true,
): Kind => ({
  name,
  isGoal,
  path: (turn, workspaces) => `${address}?${new URLSearchParams(query(turn, workspaces)).toString()}`,
})

const listed = '/api/admin/workspaces'

const kinds: readonly Kind[] = [
  kind('workspaces, newest', listed, () => ({})),
  kind('workspaces, a page of 100', listed, () => ({ limit: '100' })),
  kind('workspaces, page 5', listed, () => ({ page: '5' })),
  kind('workspaces by name', listed, () => ({ sort: 'businessName', order: 'asc' })),
  kind('workspaces by end', listed, () => ({ sort: 'subscriptionExpiresAt', order: 'asc' })),
  kind('workspaces, a status', listed, (turn) => ({ status: pick(['active', 'trial', 'cancelled'], turn) })),
  kind('workspaces, status and tier', listed, () => ({ status: 'cancelled', tier: 'enterprise' })),
  kind('workspaces, a common industry', listed, () => ({ industry: 'Bakery' })),
  kind('workspaces, a rare industry', listed, () => ({ industry: 'Falconry' })),
  kind('workspaces, a common word', listed, () => ({ search: 'bakery' })),
  kind('workspaces, a rare word', listed, (turn) => ({ search: `${pick(names, turn)} ${1 + turn}` })),
  kind('workspaces, a common word by name', listed, () => ({ search: 'bak', sort: 'businessName' })),
  kind('accounts, newest', '/api/admin/accounts', () => ({})),
  kind('users, newest', '/api/admin/users', () => ({})),
  kind('users, page 5', '/api/admin/users', () => ({ page: '5' })),
  kind('users, a first name', '/api/admin/users', (turn) => ({ search: pick(firstNames, turn) })),
  kind('users, a whole name', '/api/admin/users', (turn) => ({
    search: `${pick(firstNames, turn)} ${pick(names, turn)}`,
  })),
  kind('users, a role', '/api/admin/users', () => ({ role: 'owner' })),
  kind('users, newest ten', '/api/admin/recent-users', () => ({})),
  kind('industries', '/api/admin/industries', () => ({})),
  kind('stat cards', '/api/admin/platform-stats', () => ({})),
  kind('workspaces, the last page', listed, (_, workspaces) => ({
    page: String(Math.floor(workspaces / 20)),
  })),
  // Nobody goes there by a button; told as it is.
  kind(
    'workspaces, the middle page',
    listed,
    (_, workspaces) => ({ page: String(Math.floor(workspaces / 40)) }),
    false,
  ),
]

/** Every list of administrators on an instance with 1,000 workspaces, and again once it has many. */
export async function measureAdminLists(server: BenchServer, many: number): Promise<Figure[]> {
  const { cookie } = await signUpOwner(server, 'administrator')
  await server.pool.query(
    `update users set role = 'super_admin', workspace_id = null where email like 'administrator@%'`,
  )
  await server.pool.query('delete from workspaces')
  await fillInstance(server, 0, 1000)
  const before = await measure(server, cookie, 1000)
  await fillInstance(server, 1000, many)
  const after = await measure(server, cookie, many)
  return kinds.map(({ name, isGoal }, index) => {
    const [ours = [], reference = []] = [after[index], before[index]]
    const ratio = percentile(ours, 0.95) / percentile(reference, 0.95)
    return {
      name,
      ours: spoken(ours),
      reference: spoken(reference),
      ratio,
      ...(isGoal && { goal: { most: 2 } }),
    }
  })
}

function spoken(values: readonly number[]): string {
  return `${percentile(values, 0.5).toFixed(1)} / ${percentile(values, 0.95).toFixed(1)} ms`
}

/** The times of each kind, its requests mixed with those of the others, one at a time. */
async function measure({ url }: BenchServer, cookie: string, workspaces: number): Promise<number[][]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const random = seeded(1)
  const times = kinds.map(() => [] as number[])
  try {
    for (let turn = -warmUps; turn < requestsEach; turn++) {
      for (const index of kinds.map((_, place) => place).toSorted(() => random() - 0.5)) {
        const ms = await timed(url, kinds[index]!.path(Math.abs(turn), workspaces), cookie, agent)
        if (turn >= 0) times[index]!.push(ms)
      }
    }
  } finally {
    agent.destroy()
  }
  return times
}
