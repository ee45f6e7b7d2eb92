import { setImmediate } from 'node:timers/promises'
import { sha256 } from '../kit/ids.ts'

/*
 * Merkle trees of RFC 6962: a leaf is hashed behind a zero byte and an inner node behind a one, so that neither can be
 * taken for the other.
 */

export function merkleRoot(leaves: readonly string[]): Buffer {
  return rootOf(leaves.map(leafHash))
}

const leavesInOneGo = 1_000

/** The same of any number of leaves; whatever else waits comes in between. */
export async function merkleRootInParts(leaves: readonly string[]): Promise<Buffer> {
  // Whole trees of which each is smaller than the one before it.
  const trees: { readonly leaves: number; readonly root: Buffer }[] = []
  for (const [index, leaf] of leaves.entries()) {
    let tree = { leaves: 1, root: leafHash(leaf) }
    for (let last = trees.at(-1); last?.leaves === tree.leaves; last = trees.at(-1)) {
      tree = { leaves: 2 * tree.leaves, root: innerHash(last.root, tree.root) }
      trees.pop()
    }
    trees.push(tree)
    if (index % leavesInOneGo === leavesInOneGo - 1) await setImmediate()
  }
  const roots = trees.map(({ root }) => root)
  return roots.length === 0 ? rootOf([]) : roots.reduceRight((right, left) => innerHash(left, right))
}

/** The hashes with which the leaf at `index` leads to the root, the lowest first. */
export function inclusionPath(leaves: readonly string[], index: number): Buffer[] {
  return pathOf(leaves.map(leafHash), index)
}

function leafHash(leaf: string): Buffer {
  return sha256(Buffer.concat([Buffer.of(0), Buffer.from(leaf)]))
}

function rootOf(hashes: readonly Buffer[]): Buffer {
  const [only] = hashes
  if (only === undefined) return sha256('')
  if (hashes.length === 1) return only
  const middle = middleOf(hashes.length)
  return innerHash(rootOf(hashes.slice(0, middle)), rootOf(hashes.slice(middle)))
}

function innerHash(left: Buffer, right: Buffer): Buffer {
  return sha256(Buffer.concat([Buffer.of(1), left, right]))
}

function pathOf(hashes: readonly Buffer[], index: number): Buffer[] {
  if (hashes.length < 2) return []
  const middle = middleOf(hashes.length)
  const [left, right] = [hashes.slice(0, middle), hashes.slice(middle)]
  return index < middle
    ? [...pathOf(left, index), rootOf(right)]
    : [...pathOf(right, index - middle), rootOf(left)]
}

/** The largest power of two below `count`. */
function middleOf(count: number): number {
  return 2 ** (Math.ceil(Math.log2(count)) - 1)
}
