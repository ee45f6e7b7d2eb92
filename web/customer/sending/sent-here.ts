import { brand } from '#contract/brand.ts'
import { z } from 'zod/mini'
import type { Submission } from '../queries.ts'

/** A shared computer forgets after this long. */
const retentionDays = 7
const maxRecords = 5
const dayMs = 86_400_000
const place = `${brand.prefix}-sent`

const fields = ['customerName', 'content', 'rating'] as const
type Field = (typeof fields)[number]

/** That a testimonial was sent from this browser. Of what it says only hashes are kept. */
const sent = z.object({
  id: z.string(),
  formId: z.string(),
  at: z.number(),
  proofs: z.object({ customerName: z.string(), content: z.string(), rating: z.string() }),
})
export type Sent = z.infer<typeof sent>

/** Called when the server has taken a testimonial in. */
export async function rememberSent(id: string, body: Submission, now = Date.now()): Promise<void> {
  const [customerName, content, rating] = await Promise.all(
    fields.map((field) => fieldProofOf(id, field, body[field])),
  )
  if (customerName === undefined || content === undefined || rating === undefined) return
  const proofs = { customerName, content, rating }
  const records = [
    { id, formId: body.formId, at: now, proofs },
    ...readAllSent(now).filter((one) => one.id !== id),
  ]
  try {
    localStorage.setItem(place, JSON.stringify(records.slice(0, maxRecords)))
  } catch {
    // Storage may be full or refused; the thanks are plain then.
  }
}

export function findSent(id: string, now = Date.now()): Sent | undefined {
  return readAllSent(now).find((one) => one.id === id)
}

export function findLastSent(now = Date.now()): Sent | undefined {
  return readAllSent(now)[0]
}

/** The rating that was sent, which only its hash tells. */
export async function ratingOf(sent: Sent): Promise<number | undefined> {
  for (const rating of [1, 2, 3, 4, 5]) if (await wasSent(sent, 'rating', rating)) return rating
  return undefined
}

/** True when exactly this was sent as that field. */
export async function wasSent({ id, proofs }: Sent, field: Field, value: string | number): Promise<boolean> {
  return (await fieldProofOf(id, field, value)) === proofs[field]
}

function readAllSent(now: number): Sent[] {
  try {
    const found = z.safeParse(z.array(sent), JSON.parse(localStorage.getItem(place) ?? '[]'))
    return found.success ? found.data.filter(({ at }) => now - at < retentionDays * dayMs) : []
  } catch {
    return []
  }
}

async function fieldProofOf(id: string, field: Field, value: string | number): Promise<string | undefined> {
  const text = String(value).normalize('NFC').replace(/\s+/g, ' ').trim()
  const bytes = new TextEncoder().encode(`${id}\n${field}\n${text}`)
  try {
    return Array.from(await sha256Of(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
  } catch {
    return undefined
  }
}

/** Browsers have it on pages with https only. */
async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  // oxlint-disable-next-line typescript/no-unnecessary-condition
  if (crypto.subtle) return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return (await import('@noble/hashes/sha2.js')).sha256(bytes)
}
