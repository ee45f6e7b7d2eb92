interface Key {
  readonly id: string
  readonly publicKey: string
  readonly retiredAt: string | null
}

interface Entry {
  workspaceId: string
  testimonialId: string
  seq: number
  type: string
  actor: string
  at: string
  payload: string | null
  salt: string | null
  commitment: string
  previousHash: string
  hash: string
  checkpoint: number | null
}

interface Checkpoint {
  workspaceId: string
  number: number
  at: string
  heads: string
  root: string
  previousHash: string
  hash: string
  keyId: string
  signature: string
}

/** What of an account export is checked. */
export interface LedgerExport {
  workspace: { id: string }
  historyKeys: Key[]
  historySeal: { note: string; heads: string[]; signature: string } | null
  testimonialEvents: Entry[]
  historyCheckpoints: Checkpoint[]
}

export interface LedgerFault {
  readonly kind: string
  readonly where: string
  readonly what: string
}

export function verifyLedger(
  account: LedgerExport,
  trusted?: { keys?: readonly Key[] | undefined; earlier?: LedgerExport | undefined },
): {
  readonly found: readonly LedgerFault[]
  readonly chains: number
  readonly entries: number
  readonly checkpoints: number
  readonly unsigned: number
}
