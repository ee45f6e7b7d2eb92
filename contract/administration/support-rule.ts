/**
 * What an administrator may do with a call while signed in as somebody: `reads` while the visit lasts, `writes` if they chose
 * to make changes, `never` because it is for the account's own people alone; and `always`, also once the visit is over.
 */
export type SupportRule = 'always' | 'reads' | 'writes' | 'never'

/** What is known of a call; an `Endpoint` has all of it. */
interface Call {
  readonly access: string
  readonly rate: string
  readonly method: string
  readonly onlyOwners?: true
  readonly response: unknown
  readonly support?: SupportRule
}

/**
 * The rule for every call that does not state its own, so that a new one cannot forget it. Never: what asks for a password
 * or a code, what only owners do (team, keys, the account), a person's own settings, whatever deletes, exports, and what
 * anybody may send, which support would send as somebody else. Other calls of a workspace are read when they are a GET.
 */
export function supportRule({ access, rate, method, onlyOwners, response, support }: Call): SupportRule {
  if (support) return support
  const isExport = response === 'file' && rate === 'upload'
  if (access === 'admin' || rate === 'auth' || onlyOwners || isExport) return 'never'
  if (method === 'GET') return access === 'public' ? 'always' : 'reads'
  return access === 'owner' && method !== 'DELETE' ? 'writes' : 'never'
}
