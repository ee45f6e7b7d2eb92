import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Pool } from 'pg'
import { requestEmail, requestTemplate } from '#contract/emails/request-email.ts'
import { layOut } from '../../server/emails/layout/layout.ts'

const { paragraphs, button, reason } = requestEmail(requestTemplate, {
  customerName: 'Ines Duarte',
  businessName: 'Berg Bakery',
  testimonialLink: 'https://praise.example.com/testimonial-form/0123456789abcdef',
})

/** An email that asks for a testimonial, as it is laid out. */
const laidOut = layOut({
  paragraphs,
  button,
  foot: { reason, postalAddress: 'Berg Bakery, Main Street 1', isUnsubscribable: true },
})
export const emailText = { text: laidOut.text, html: laidOut.html }

export interface Sink {
  readonly url: string
  count(): Promise<number>
  /** How often each `Message-ID` arrived. */
  ids(): Promise<Map<string, number>>
  stop(): void
}

/** A mail server that counts, in a process of its own. */
export async function startSink(): Promise<Sink> {
  const child: ChildProcess = fork(path.join(import.meta.dirname, 'mail-sink.ts'))
  const ask = async <T>(question: string): Promise<T> => {
    const answer = once(child, 'message')
    child.send(question)
    const [reply] = (await answer) as [T]
    return reply
  }
  const [port] = (await once(child, 'message')) as [number]
  return {
    url: `smtp://127.0.0.1:${port}`,
    count: () => ask<number>('count'),
    ids: async () => new Map(await ask<[string, number][]>('ids')),
    stop: () => void child.kill(),
  }
}

/** Puts so many requests of this workspace into the outbox, as one statement would. */
export async function queueRequests(pool: Pool, workspaceId: string, howMany: number): Promise<void> {
  await pool.query(
    `insert into emails (id, workspace_id, recipient, subject, text, html, state, stream, is_from_business, created_at, due_at)
     select gen_random_uuid(), $1, 'customer' || n || '@customers.example', 'How was your experience?', $2, $3,
       'queued', 'requests', true, now(), now() from generate_series(1, $4::int) n`,
    [workspaceId, laidOut.text, laidOut.html, howMany],
  )
  await pool.query('analyze emails')
}

/** Wakes whoever sends: as when a request is queued. */
export async function wake(pool: Pool): Promise<void> {
  await pool.query(`insert into plaudit_jobs.job (name, data) values ('send-emails', '{}')`)
}
