import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { longestDraftRecord } from '#contract/writer/draft-record.ts'
import type { Services } from '../context.ts'
import type { DraftRecord } from '../events.ts'
import { restsOn } from '../writer/service.ts'

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
