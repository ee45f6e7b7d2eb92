import { setTimeout as sleep } from 'node:timers/promises'
import { signUp } from '#contract/accounts/accounts.ts'
import { submitTestimonial } from '#contract/collection/collection.ts'
import { getImport, startImport } from '#contract/imports/imports.ts'
import { type ImportProgress } from '#contract/imports/import-progress.ts'

const senders = 32
export const rowsOfImport = 600

/** Customers and an owner who go on whatever happens, and what they were told. */
export interface Load {
  /** The id that was answered, by text. */
  readonly acknowledged: Map<string, string>
  /** How many tries came to nothing: no answer, or one that said to try again. */
  failedTries(): number
  /** Imports that were taken in. */
  readonly imports: string[]
  /** Waits until something sent after this moment has been acknowledged. */
  untilAcknowledged(): Promise<void>
  /** Uploads a file, until it is taken in. */
  upload(name: string): Promise<void>
  /** How far an import is. */
  progress(id: string): Promise<ImportProgress | undefined>
  stop(): Promise<void>
}

export async function startLoad(url: string): Promise<Load> {
  const { formId, cookie } = await signUpMara(url)
  const over = new AbortController()
  const acknowledged = new Map<string, string>()
  const imports: string[] = []
  let number = 0
  let failed = 0

  /** As the public form does: with the same key until there is an answer. */
  async function submit(content: string): Promise<void> {
    const key = crypto.randomUUID()
    const body = {
      formId,
      content,
      rating: 5,
      customerName: 'Ines Duarte',
      customerEmail: 'ines@example.com',
    }
    while (!over.signal.aborted) {
      const answer = await post(new URL(submitTestimonial.path, url), key, body, {})
      const receipt =
        answer?.status === 201 ? ((await answer.json().catch(() => undefined)) as { id: string }) : undefined
      if (receipt !== undefined) {
        acknowledged.set(content, receipt.id)
        return
      }
      if (answer && answer.status < 500 && answer.status !== 409 && answer.status !== 201)
        throw new Error(`a submission was refused with ${answer.status}`)
      failed += 1
      await sleep(30)
    }
  }
  const sending = Array.from({ length: senders }, async () => {
    while (!over.signal.aborted) await submit(`Praise number ${number++}`)
  })
  return {
    acknowledged,
    failedTries: () => failed,
    imports,
    untilAcknowledged: () => submit(`Praise after a fault, number ${number++}`),
    upload: async (name) => void imports.push(await upload(url, cookie, name)),
    progress: (id) => progress(url, cookie, id),
    async stop() {
      over.abort()
      await Promise.all(sending)
    },
  }
}

async function signUpMara(url: string) {
  const account = {
    firstName: 'Mara',
    lastName: 'Lindqvist',
    email: 'mara@example.com',
    password: 'Harbor-Lantern-42',
  }
  const signedUp = await post(new URL(signUp.path, url), 'sign-up', account, {})
  const { formId } = (await signedUp!.json()) as { formId: string }
  const cookie = signedUp!.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  return { formId, cookie }
}

/** The id of the import, when it is taken in. */
async function upload(url: string, cookie: string, name: string): Promise<string> {
  const lines = Array.from({ length: rowsOfImport }, (_, row) => `Guest ${row},Review ${row} of ${name},5`)
  const body = { fileName: `${name}.csv`, content: ['name,review,stars', ...lines, ''].join('\n') }
  for (;;) {
    const answer = await post(new URL(startImport.path, url), name, body, { cookie })
    const importProgress =
      answer?.status === 202 ? ((await answer.json().catch(() => undefined)) as ImportProgress) : undefined
    if (importProgress !== undefined) return importProgress.id
    await sleep(50)
  }
}

async function progress(url: string, cookie: string, id: string): Promise<ImportProgress | undefined> {
  const address = new URL(getImport.path.replace(':id', id), url)
  const answer = await fetch(address, { headers: { cookie } }).catch(() => undefined)
  return answer?.ok ? ((await answer.json()) as ImportProgress) : undefined
}

function post(
  url: URL,
  key: string,
  body: object,
  headers: Record<string, string>,
): Promise<Response | undefined> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key, ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(20_000),
  }).catch(() => undefined)
}
