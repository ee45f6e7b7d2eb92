import type { BenchServer, Owner } from '../kit/server.ts'

/** Something that a stranger or an owner may do, and that must hold up nobody else. */
export interface Load {
  readonly name: string
  /** May answer further figures. */
  readonly run: (server: BenchServer, owner: Owner) => Promise<unknown>
}
