import { chat, type ChatAnswer } from '#contract/assistant/chat.ts'
import { type Conversation, firstOwners, keptOwners } from '../../server/test/asking/as-owners.ts'
import { checked } from '../../server/test/asking/check.ts'
import { fillForQuestions, type Run } from '../../server/test/asking/fill.ts'
import { hostile } from '../../server/test/asking/hostile.ts'
import { keptAside } from '../../server/test/asking/kept-aside.ts'
import { questions } from '../../server/test/asking/questions.ts'
import { percentile, reportText } from '../kit/report.ts'
import { fillWithWritten, writtenTrades } from './written.ts'
import { type BenchServer, signUpOwner, withServer } from '../kit/server.ts'

const wantedMs = 300
const wantedShare = 0.95
const count = Number(process.argv[2] ?? 100_000)

await withServer(async (server) => {
  const owner = await signUpOwner(server, 'owner')
  const run: Run = async (sql, values) => (await server.pool.query(sql, [...values])).rows
  await fillForQuestions(run, owner.workspaceId, new Date(), count)
  await fillWithWritten(run, owner.workspaceId, writtenTrades)
  await server.pool.query(
    `insert into business_profiles (workspace_id, business_name, owner_name, contact_email, business_description,
      target_audience, key_services, created_at, updated_at)
     values ($1, 'Lindqvist Bakery', 'Mara', 'mara@example.com', 'Bread', 'Everybody', 'Catering, Sourdough', now(), now())
     on conflict (workspace_id) do update set key_services = excluded.key_services`,
    [owner.workspaceId],
  )
  await server.pool.query('vacuum analyze testimonials')
  const asking = asker(server, owner.cookie)
  const own = await measure(run, owner.workspaceId, questions, asking)
  const aside = await measure(run, owner.workspaceId, keptAside, asking)
  const owners = await converse(run, owner.workspaceId, [...firstOwners, ...keptOwners], asking)
  let numbers = 0
  for (const message of hostile) if ((await asking.ask(message)).query !== null) numbers += 1
  const p95 = percentile(asking.times, 0.95)
  const all = own.asked + aside.asked
  const right = own.right + aside.right
  const wrong = [...own.wrong, ...aside.wrong, ...owners.wrong]
  reportText(
    `The assistant among ${count.toLocaleString('en')} testimonials`,
    'npm run bench assistant',
    [
      `${all} questions: ${right} right, ${wrong.length} wrong, ${all - right - wrong.length} "I don’t know"`,
      `of these, kept aside: ${aside.asked} questions, ${aside.right} right, ${aside.wrong.length} wrong`,
      `as ten owners say it: ${owners.asked} messages, ${owners.right} right, ${owners.wrong.length} wrong, the rest “I don’t know”`,
      `${hostile.length} hostile questions: ${numbers} answered with a number`,
      `p50 ${percentile(asking.times, 0.5).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms (wanted: ${wantedMs} ms)`,
      ...slowest(asking).map((line) => `slow: ${line}`),
      ...wrong.map((line) => `wrong: ${line}`),
    ].join('\n'),
  )
  return wrong.length === 0 && numbers === 0 && right >= all * wantedShare && p95 <= wantedMs
})

function asker({ url }: BenchServer, cookie: string) {
  const times: number[] = []
  const slow: [number, string][] = []
  return {
    times,
    slow,
    ask: async (message: string, previous?: ChatAnswer['query']): Promise<ChatAnswer> => {
      const from = performance.now()
      const answer = await fetch(new URL(chat.path, url), {
        method: chat.method,
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ message, ...(previous && { previous }) }),
      })
      const text = await answer.text()
      times.push(performance.now() - from)
      slow.push([performance.now() - from, message])
      if (!answer.ok) throw new Error(`“${message}” was answered ${answer.status}: ${text}`)
      return JSON.parse(text) as ChatAnswer
    },
  }
}

async function measure(
  run: Run,
  workspaceId: string,
  all: typeof questions,
  { ask }: ReturnType<typeof asker>,
) {
  let [asked, right] = [0, 0]
  const wrong: string[] = []
  for (const [sql, ...wordings] of all) {
    for (const question of wordings) {
      const answer = await ask(question)
      const { verdict, expected, told } = await checked(run, { sql, workspaceId, now: new Date() }, answer)
      asked += 1
      if (verdict === 'right') right += 1
      if (verdict === 'wrong') wrong.push(`${question}: ${told}, and it is ${expected}`)
    }
  }
  return { asked, right, wrong }
}

async function converse(
  run: Run,
  workspaceId: string,
  all: readonly Conversation[],
  { ask }: ReturnType<typeof asker>,
) {
  let [asked, right] = [0, 0]
  const wrong: string[] = []
  for (const talk of all) {
    let previous: ChatAnswer['query'] = null
    for (const [message, sql] of talk) {
      const answer: ChatAnswer = await ask(message, previous)
      const { verdict, expected, told } = await checked(run, { sql, workspaceId, now: new Date() }, answer)
      previous = answer.query ?? previous
      asked += 1
      if (verdict === 'right') right += 1
      if (verdict === 'wrong') wrong.push(`${message}: ${told}, and it is ${expected}`)
    }
  }
  return { asked, right, wrong }
}

function slowest({ slow }: ReturnType<typeof asker>): string[] {
  const most = 8
  return slow
    .toSorted(([one], [other]) => other - one)
    .slice(0, most)
    .map(([ms, message]) => `${ms.toFixed(0)} ms, ${message.slice(0, 60)}`)
}
