import { z } from 'zod/mini'
import { sha256 } from '../kit/ids.ts'

/** What must not come back with a backup that is older. */
export const erasureKinds = [
  'testimonial-erased',
  'testimonial-withdrawn',
  /** The customer's own later answer: nothing beyond these scopes holds. */
  'testimonial-consented',
  'testimonial-deleted',
  'testimonial-restored',
  'customer-deleted',
  'mailbox-opted-out',
  'mailbox-opted-in',
  'mailbox-complained',
  'number-stopped',
  'number-started',
  'text-consent-withdrawn',
  /** Its deletion was asked for, or called off. */
  'workspace-closing',
  'workspace-kept',
  'workspace-deleted',
] as const
export type ErasureKind = (typeof erasureKinds)[number]

/** Nothing here says who anybody is: hashes, ids of what may be gone, and scopes. */
export const erasure = z.object({
  kind: z.enum(erasureKinds),
  /** As a hash: of a deleted account not even its id stays. */
  workspace: z.string(),
  /** The id of a testimonial or customer, or the hash of a mailbox or number in hex. */
  subject: z.optional(z.string()),
  scopes: z.optional(z.readonly(z.array(z.string()))),
  /** When a workspace that closes is deleted. */
  until: z.optional(z.iso.datetime()),
})
export type KeptErasure = z.infer<typeof erasure>
/** The same with the workspace that it happened in. */
export type Erasure = Omit<KeptErasure, 'workspace'> & { readonly workspaceId: string }

/** With its place in the order of all, as a line of the file has it. */
export const erasureLine = z.object({ id: z.uuid(), at: z.iso.datetime(), erasure })
export type ErasureLine = z.infer<typeof erasureLine>

export const hashOfWorkspace = (id: string) => sha256(`erasures of ${id}`).toString('base64url')

/** Kinds of which a later one of the same subject takes back or repeats an earlier one. */
const groups: Readonly<Record<string, string>> = {
  'testimonial-restored': 'testimonial-deleted',
  'mailbox-opted-in': 'mailbox-opted-out',
  'number-started': 'number-stopped',
  'workspace-kept': 'workspace-closing',
}

/** What holds in the end, in the order in which it happened. */
export function lastOfEach(lines: readonly ErasureLine[]): ErasureLine[] {
  const last = new Map<string, ErasureLine>()
  for (const line of lines.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    const { kind, workspace, subject = '' } = line.erasure
    const key = [groups[kind] ?? kind, workspace, subject].join(' ')
    // Deleted first, so that it comes where the last one does.
    last.delete(key)
    last.set(key, line)
  }
  return [...last.values()]
}
