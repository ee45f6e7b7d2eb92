import { expect, test } from 'vitest'
import { merkleRoot, merkleRootInParts } from './merkle.ts'

test('a tree that is hashed in parts has the root of the whole, for any number of leaves', async () => {
  for (const count of [0, 1, 2, 3, 7, 8, 9, 1_000, 1_001, 2_345]) {
    const leaves = Array.from({ length: count }, (_, index) => `leaf ${index}`)
    expect(await merkleRootInParts(leaves)).toEqual(merkleRoot(leaves))
  }
})
