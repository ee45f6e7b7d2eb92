import type { Endpoint } from '#contract/endpoint.ts'
import { Badge, type BadgeTone } from '../../ui/text/badge.tsx'

const tones: Record<Endpoint['method'], BadgeTone> = {
  GET: 'accent',
  POST: 'private',
  PUT: 'warning',
  PATCH: 'warning',
  DELETE: 'danger',
}

export function MethodBadge({ method }: { method: Endpoint['method'] }) {
  return <Badge tone={tones[method]}>{method}</Badge>
}
