import type { PreparedResponse } from './response-forms.ts'
import { responseSizeOf } from './prepared-response.ts'

/** A prepared answer of the embed call. */
export interface Entry {
  /** The key and what was asked for with it: see `idOf`. */
  readonly id: string
  readonly key: string
  readonly workspaceId: string
  readonly userIds: readonly string[]
  /** Sites that asked with an earlier key of the workspace. */
  readonly outdatedSites: string[]
  /** False until a website other than ours has asked. */
  isUsed: boolean
  readonly version: number
  readonly marksOfSums: string
  readonly prepared: PreparedResponse
  readonly builtAt: number
  /** When a query said last that it is right, and which connection has heard of every change since. */
  checkedAt: number
  connection: number
  /** A change was heard of: it is never sent again. */
  isStale: boolean
  wasUsed: boolean
  /** Under which it was asked for lately, as they were sent. */
  readonly addresses: string[]
  /** What it counts for. */
  bytes: number
}

/** Whether an answer may be asked for under this id: of a user of its workspace, or `me`. */
export function isOfUser({ userIds }: Pick<Entry, 'userIds'>, userId: string): boolean {
  return userId === 'me' || userIds.includes(userId)
}

/** What an entry takes beside its bodies and its users' ids: objects, key and places in the maps. Measured. */
const overheadBytes = 900
const bytesOfId = 60
const bytesOfAddress = 80
/** A widget is asked for under one or two. Of more, the last ones are kept. */
const mostAddresses = 4
/** Longer ones are unusual, and are read anew each time. */
const longestAddress = 400

function bytesOf({ userIds, outdatedSites, prepared }: Entry): number {
  const sites = outdatedSites.reduce((sum, site) => sum + site.length + 32, 0)
  return overheadBytes + userIds.length * bytesOfId + sites + responseSizeOf(prepared)
}

/**
 * Prepared answers by id, up to so many bytes: those not asked for lately go first. Also by the addresses that they were
 * asked for under: taking an address apart costs more than sending its answer, and of an answer among 50,000 each look
 * into memory counts.
 */
export class Entries {
  readonly #byId = new Map<string, Entry>()
  readonly #byAddress = new Map<string, Entry>()
  readonly #idsOf = new Map<string, string[]>()
  readonly #mostBytes: number
  #sizeBytes = 0

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes
  }

  get size(): number {
    return this.#byId.size
  }

  get sizeBytes(): number {
    return this.#sizeBytes
  }

  get(id: string): Entry | undefined {
    return this.#byId.get(id)
  }

  at(address: string): Entry | undefined {
    return this.#byAddress.get(address)
  }

  /** Only for an answer that is kept: guessed addresses fill nothing. */
  keepAddress(address: string, entry: Entry): void {
    if (address.length > longestAddress || this.#byId.get(entry.id) !== entry) return
    if (entry.addresses.length >= mostAddresses) this.#forgetAddress(entry, entry.addresses[0]!)
    entry.addresses.push(address)
    this.#byAddress.set(address, entry)
    this.#weigh(entry, bytesOfAddress + address.length)
    this.#makeRoom()
  }

  #forgetAddress(entry: Entry, address: string): void {
    entry.addresses.splice(entry.addresses.indexOf(address), 1)
    this.#byAddress.delete(address)
    this.#weigh(entry, -bytesOfAddress - address.length)
  }

  #weigh(entry: Entry, bytes: number): void {
    entry.bytes += bytes
    this.#sizeBytes += bytes
  }

  all(): readonly Entry[] {
    return [...this.#byId.values()]
  }

  ofWorkspace(workspaceId: string): readonly Entry[] {
    return (this.#idsOf.get(workspaceId) ?? []).flatMap((id) => this.#byId.get(id) ?? [])
  }

  /** Keeps it, or weighs it anew when its answer has got another encoding. */
  keep(entry: Entry): void {
    this.remove(entry.id)
    this.#byId.set(entry.id, entry)
    this.#idsOf.set(entry.workspaceId, [...(this.#idsOf.get(entry.workspaceId) ?? []), entry.id])
    entry.bytes = 0
    this.#weigh(entry, bytesOf(entry))
    this.#makeRoom()
  }

  remove(id: string): void {
    const entry = this.#byId.get(id)
    if (!entry) return
    while (entry.addresses.length > 0) this.#forgetAddress(entry, entry.addresses[0]!)
    this.#byId.delete(id)
    this.#sizeBytes -= entry.bytes
    const left = (this.#idsOf.get(entry.workspaceId) ?? []).filter((other) => other !== id)
    if (left.length > 0) this.#idsOf.set(entry.workspaceId, left)
    else this.#idsOf.delete(entry.workspaceId)
  }

  /** Whoever was used since the last look gets another turn, so that a hit need not move anything. */
  #makeRoom(): void {
    for (const [id, entry] of this.#byId) {
      if (this.#sizeBytes <= this.#mostBytes) return
      if (entry.wasUsed) {
        entry.wasUsed = false
        this.#byId.delete(id)
        this.#byId.set(id, entry)
      } else this.remove(id)
    }
  }
}
