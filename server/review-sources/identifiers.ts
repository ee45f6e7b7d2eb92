import type { Returned } from '#contract/endpoint.ts'
import type { getKnownIdentifiers } from '#contract/publishing/known-identifiers.ts'
import { readIdentifier } from '#contract/publishing/platform-identifiers.ts'
import type { SourcePlatform } from '#contract/review-sources/source-platforms.ts'
import type { WorkspaceContext } from '../context.ts'
import {
  PlatformAway,
  PlatformRefusal,
  type ReviewClient,
  type ReviewPlace,
} from '../integrations/platforms/review-platform.ts'
import { openSource } from './clients.ts'
import { findSource } from './service.ts'

type Known = Returned<typeof getKnownIdentifiers>

const nothingSaid: Known = { isKnown: null, places: [] }

/** What a connected platform says of an identifier that is being typed, and of the places that its account manages. */
export async function knownIdentifiers(
  context: WorkspaceContext,
  platform: SourcePlatform,
  typed: string | undefined,
): Promise<Known> {
  const source = await context.tenant((tx) => findSource(context, tx, platform))
  if (!source || source.isExpired) return nothingSaid
  try {
    const client = openSource(context, source)
    const places = [...(await client.places())].toSorted(
      (a, b) => Number(b.id === source.placeId) - Number(a.id === source.placeId),
    )
    const id = typed === undefined ? undefined : readIdentifier(platform, typed).id
    return {
      isKnown: id === undefined ? null : await isKnownPlace(client, platform, places, id),
      places: places.flatMap(({ identifier, name, address }) =>
        identifier === null ? [] : { identifier, name, address },
      ),
    }
  } catch (failure) {
    if (!(failure instanceof PlatformAway || failure instanceof PlatformRefusal)) throw failure
    context.log.info({ err: failure, platform }, 'identifier not checked')
    return nothingSaid
  }
}

async function isKnownPlace(
  { knows }: ReviewClient,
  platform: SourcePlatform,
  places: readonly ReviewPlace[],
  id: string,
): Promise<boolean | null> {
  const own = places.flatMap(({ identifier, url }) => [
    identifier,
    // A page may be known by a name beside its number.
    url === null ? undefined : readIdentifier(platform, url).id,
  ])
  const knownIds = own.filter((one) => typeof one === 'string')
  // Only Google tells upper case from lower.
  const form = (one: string) => (platform === 'google' ? one : one.toLowerCase())
  if (knownIds.some((one) => form(one) === form(id))) return true
  if (knows) return knows(id)
  // An account whose places have no identifier yet says nothing of this one.
  return knownIds.length > 0 ? false : null
}
