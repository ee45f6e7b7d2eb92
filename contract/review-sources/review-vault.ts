import { z } from 'zod/mini'
import { uploadEndpoint } from '../endpoint.ts'

export const vaultFormats = ['csv', 'json', 'zip'] as const
export type VaultFormat = (typeof vaultFormats)[number]

/**
 * Every review that was ever fetched, also those that the platform removed since, with the date of it. `zip`: both, and a
 * manifest of their hashes that this instance signed; `scripts/verify-vault.mjs` checks it.
 */
export const exportReviewVault = uploadEndpoint('GET /api/review-vault', {
  query: z.object({ format: z.enum(vaultFormats) }),
  response: 'file',
})
