import type { Database } from '../db/database.ts'

type Pool = Pick<Database['pool'], 'query'>

/** Which queues are paused, as this process last read it. */
export interface Paused {
  has(queue: string): boolean
  read(): Promise<void>
  /** As somebody else read it. */
  see(queues: readonly string[]): void
  set(queue: string, isPaused: boolean): Promise<void>
}

export function pausedQueuesOf(pool: Pool): Paused {
  let names: ReadonlySet<string> = new Set()
  const see = (queues: readonly string[]) => {
    names = new Set(queues)
  }
  const read = async () => {
    const { rows } = await pool.query<{ name: string }>('select name from paused_queues')
    see(rows.map(({ name }) => name))
  }
  return {
    has: (queue) => names.has(queue),
    read,
    see,
    async set(queue, isPaused) {
      await pool.query(
        isPaused
          ? 'insert into paused_queues (name, paused_at) values ($1, now()) on conflict do nothing'
          : 'delete from paused_queues where name = $1',
        [queue],
      )
      await read()
    },
  }
}
