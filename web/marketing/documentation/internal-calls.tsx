import type { Endpoint } from '#contract/endpoint.ts'
import { spokenPath } from './addresses.ts'
import { internalCalls } from './documentation-guide.ts'
import { MethodBadge } from './method-badge.tsx'

/** The calls of our own pages, and who may make them. */
export function InternalCalls() {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {internalCalls.map((endpoint) => (
        <li key={`${endpoint.method} ${endpoint.path}`} className="flex items-center gap-x-3 py-2">
          <MethodBadge method={endpoint.method} />
          <code className="min-w-0 grow font-mono text-sm break-all text-ink">{spokenPath(endpoint)}</code>
          <span className="shrink-0 text-sm text-faint">{callers[endpoint.access]}</span>
        </li>
      ))}
    </ul>
  )
}

const callers: Record<Endpoint['access'], string> = {
  public: 'public',
  session: 'signed in',
  owner: 'owner',
  admin: 'admin',
}
