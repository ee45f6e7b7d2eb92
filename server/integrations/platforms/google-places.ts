import { z } from 'zod'
import type { AskGoogle } from './google-call.ts'
import { platformText, type ReviewPlace } from './review-platform.ts'

/** Accounts and locations of one owner; more pages than that are no answer. */
const mostPages = 100

const next = z.string().min(1).optional()
const accountsAnswer = z.object({
  accounts: z.array(z.object({ name: z.string() })).default([]),
  nextPageToken: next,
})
const locationsAnswer = z.object({
  locations: z
    .array(
      z.object({
        name: z.string().regex(/^locations\/[\w-]+$/),
        title: platformText,
        storefrontAddress: z
          .object({ addressLines: z.array(z.string()).optional(), locality: platformText })
          .optional(),
        metadata: z.object({ mapsUri: platformText, placeId: platformText }).optional(),
      }),
    )
    .default([]),
  nextPageToken: next,
})

/** The locations of every account that the connected person manages. */
export async function googlePlaces(ask: AskGoogle): Promise<ReviewPlace[]> {
  const places: ReviewPlace[] = []
  const accounts = await allPages(
    (query) => ask('accounts', `/v1/accounts?${query}`, accountsAnswer),
    ({ accounts }) => accounts,
  )
  for (const account of accounts) {
    // Without a mask of fields this interface answers with an error.
    const mask = 'readMask=name,title,storefrontAddress,metadata&pageSize=100'
    const locations = await allPages(
      (query) => ask('locations', `/v1/${account.name}/locations?${mask}&${query}`, locationsAnswer),
      ({ locations }) => locations,
    )
    for (const { name, title, storefrontAddress, metadata } of locations) {
      const lines = [...(storefrontAddress?.addressLines ?? []), storefrontAddress?.locality]
      places.push({
        // Reviews are addressed by both.
        id: `${account.name}/${name}`,
        name: title ?? name,
        address: lines.filter(Boolean).join(', '),
        url: metadata?.mapsUri ?? null,
        // A location that Google has not verified yet has none.
        identifier: metadata?.placeId ?? null,
      })
    }
  }
  return places
}

async function allPages<A extends { nextPageToken?: string | undefined }, T>(
  read: (query: string) => Promise<A>,
  itemsOf: (answer: A) => readonly T[],
): Promise<T[]> {
  const items: T[] = []
  let after: string | undefined
  for (let pages = 0; pages < mostPages; pages++) {
    const answer = await read(after === undefined ? '' : `pageToken=${encodeURIComponent(after)}`)
    items.push(...itemsOf(answer))
    after = answer.nextPageToken
    if (after === undefined) break
  }
  return items
}
