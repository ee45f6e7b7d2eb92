import type { PreparedResponse } from './prepared-response.ts'
import { sizeOf } from './prepared-response.ts'

/** A prepared answer of the embed call. */
export interface Entry {
  readonly key: string
  readonly workspaceId: string
  readonly userIds: readonly string[]
  /** Sites that asked with an earlier key of the workspace. */
  readonly outdatedSites: string[]
  /** False until a website other than ours has asked. */
  isUsed: boolean
  readonly version: number
  readonly marksOfSums: string
  readonly hot: PreparedResponse
  readonly builtAt: number
  /** When a query said last that it is right, and which connection has heard of every change since. */
  checkedAt: number
  connection: number
  /** A change was heard of: it is never sent again. */
  isStale: boolean
  wasUsed: boolean
  /** What it counts for. */
  bytes: number
}

/** What an entry takes beside its bodies and its users' ids: objects, key and places in the maps. Measured. */
const overheadBytes = 900
const bytesOfId = 60

function bytesOf({ userIds, outdatedSites, hot }: Entry): number {
  const sites = outdatedSites.reduce((sum, site) => sum + site.length + 32, 0)
  return overheadBytes + userIds.length * bytesOfId + sites + sizeOf(hot)
}

/** Prepared answers by key, up to so many bytes: those not asked for lately go first. */
export class Entries {
  readonly #byKey = new Map<string, Entry>()
  readonly #keysOf = new Map<string, string[]>()
  readonly #mostBytes: number
  #sizeBytes = 0

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes
  }

  get size(): number {
    return this.#byKey.size
  }

  get sizeBytes(): number {
    return this.#sizeBytes
  }

  get(key: string): Entry | undefined {
    return this.#byKey.get(key)
  }

  all(): readonly Entry[] {
    return [...this.#byKey.values()]
  }

  ofWorkspace(workspaceId: string): readonly Entry[] {
    return (this.#keysOf.get(workspaceId) ?? []).flatMap((key) => this.#byKey.get(key) ?? [])
  }

  /** Keeps it, or weighs it anew when its answer has got another encoding. */
  keep(entry: Entry): void {
    this.remove(entry.key)
    this.#byKey.set(entry.key, entry)
    this.#keysOf.set(entry.workspaceId, [...(this.#keysOf.get(entry.workspaceId) ?? []), entry.key])
    entry.bytes = bytesOf(entry)
    this.#sizeBytes += entry.bytes
    this.#makeRoom()
  }

  remove(key: string): void {
    const entry = this.#byKey.get(key)
    if (!entry) return
    this.#byKey.delete(key)
    this.#sizeBytes -= entry.bytes
    const left = (this.#keysOf.get(entry.workspaceId) ?? []).filter((other) => other !== key)
    if (left.length > 0) this.#keysOf.set(entry.workspaceId, left)
    else this.#keysOf.delete(entry.workspaceId)
  }

  /** Whoever was used since the last look gets another turn, so that a hit need not move anything. */
  #makeRoom(): void {
    for (const [key, entry] of this.#byKey) {
      if (this.#sizeBytes <= this.#mostBytes) return
      if (entry.wasUsed) {
        entry.wasUsed = false
        this.#byKey.delete(key)
        this.#byKey.set(key, entry)
      } else this.remove(key)
    }
  }
}
