import { AsyncLocalStorage } from 'node:async_hooks'

/** Whoever waits for something of which there is only so much: a request, a job, or the server itself. */
export interface Asker {
  /** All that belongs to one workspace, or to one address that nobody is known behind, waits in one line. */
  turnOf: string
  readonly sinceMs: number
  /** A request that has not begun can be refused and sent again. */
  readonly isRequest: boolean
  /** In a line that is not its own, such as a visitor's in that of a business. */
  readonly isGuest?: true
  /** The lines in which it has had a turn. */
  readonly begunIn: Set<string>
}

const askers = new AsyncLocalStorage<Asker>()

/** What the server does by itself, which no line is too long for. */
export const itself = 'server'

export function currentAsker(): Asker {
  return askers.getStore() ?? newAsker({ turnOf: itself, isRequest: false })
}

function newAsker(asker: Pick<Asker, 'turnOf' | 'isRequest'>): Asker {
  return { ...asker, sinceMs: performance.now(), begunIn: new Set() }
}

/** Everything that `work` waits for, it waits for as this asker. */
export function asAsker<T>(asker: Pick<Asker, 'turnOf' | 'isRequest'>, work: () => T): T {
  return askers.run(newAsker(asker), work)
}

/** What is done for a workspace waits in its line, whoever asked for it. */
export function inLineOf<T>(workspaceId: string, work: () => T): T {
  const asker = currentAsker()
  return asker.turnOf === workspaceId
    ? work()
    : askers.run({ ...asker, turnOf: workspaceId, isGuest: true }, work)
}

/** From here on the request in progress is one of this workspace. */
export function moveToLineOf(workspaceId: string): void {
  const asker = askers.getStore()
  if (asker) asker.turnOf = workspaceId
}
