import type { WebhookKind } from '#contract/webhooks/webhook-events.ts'
import type { Services } from '../context.ts'

interface Place {
  readonly workspaceId: string
  readonly id: string
  readonly kind: WebhookKind
}

type Column = 'address' | 'secret'

const purpose = 'webhooks'

/** What the seal is bound to: it opens for no other workspace, row, or kind. */
const boundTo = ({ workspaceId, id, kind }: Place, column: Column) =>
  `${workspaceId}|webhooks|${id}|${kind}|${column}`

export function sealed(
  { secrets }: Pick<Services, 'secrets'>,
  place: Place,
  column: Column,
  plain: string,
): Buffer {
  return secrets.seal(purpose, Buffer.from(plain), boundTo(place, column))
}

/** Undefined where this server has another key than when it was sealed. */
export function opened(
  { secrets }: Pick<Services, 'secrets'>,
  place: Place,
  column: Column,
  kept: Buffer,
): string | undefined {
  return secrets.open(purpose, kept, boundTo(place, column))?.toString()
}
