import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { longestDraftRecord } from '#contract/writer/draft-record.ts'
import type { Engine } from '#contract/writer/engines.ts'
import type { Services } from '../../context.ts'
import { restsOn } from './fingerprint.ts'

/** What a draft was written from and by whom, as the history of its testimonial keeps it. */
export interface DraftRecord {
  readonly answers: readonly { readonly question: string; readonly answer: string }[]
  readonly draft: string
  readonly engine: Engine
  readonly model: string | null
  /** What the customer agreed to before; the owner's drafts have none. */
  readonly consent?: { readonly version: string; readonly sentence: string } | undefined
  /** When it was written, in ISO 8601. */
  readonly at: string
}

const purpose = 'draft-record'

/**
 * Encrypted for whoever got the draft: so long as they have not sent it in, only they have it, and nothing of it is kept
 * here. Empty when it is too long to be sent back.
 */
export function sealRecord(
  { secrets }: Pick<Services, 'secrets'>,
  workspaceId: string,
  record: DraftRecord,
): string {
  const sealed = secrets
    .seal(purpose, deflateRawSync(JSON.stringify(record)), workspaceId)
    .toString('base64url')
  return sealed.length <= longestDraftRecord ? sealed : ''
}

/** What came in with a text that is still made of the draft; nothing for any other text, or when we did not seal it here. */
export function recordOf(
  { secrets }: Pick<Services, 'secrets'>,
  workspaceId: string,
  sent: string | undefined,
  content: string,
): DraftRecord | undefined {
  const opened = sent && secrets.open(purpose, Buffer.from(sent, 'base64url'), workspaceId)
  if (!opened) return undefined
  const record = JSON.parse(inflateRawSync(opened).toString()) as DraftRecord
  return restsOn(content, record.draft) ? record : undefined
}
