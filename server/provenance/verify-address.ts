import { packIds, unpackIds } from '../kit/secrets/signed-ids.ts'

interface Ids {
  readonly workspaceId: string
  readonly id: string
}

/**
 * The path of a testimonial's public page. Its id is the workspace's and the testimonial's own: it needs no row to be
 * found by, no key to be made with, and nobody guesses it.
 */
export function verifyPath(ids: Ids): string {
  return `/verify/${packIds(ids).toString('base64url')}`
}

/** Nothing of an id that cannot be one. */
export function readVerifyId(id: string): Ids | undefined {
  return unpackIds(Buffer.from(id, 'base64url'))
}
