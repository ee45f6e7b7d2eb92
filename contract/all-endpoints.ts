import * as accounts from './accounts.ts'
import * as apiKeys from './api-keys.ts'
import * as billing from './billing.ts'
import * as business from './business.ts'
import * as collection from './collection.ts'
import * as contact from './contact.ts'
import * as embed from './embed.ts'
import type { Endpoint } from './endpoint.ts'
import * as imports from './imports.ts'
import * as instance from './instance.ts'
import * as social from './social.ts'
import * as site from './site.ts'
import * as status from './status.ts'
import * as testimonials from './testimonials.ts'

const features = [
  testimonials,
  imports,
  collection,
  embed,
  business,
  accounts,
  social,
  apiKeys,
  billing,
  site,
  contact,
  status,
  instance,
]

/** Every call of the product. A server test holds this list to the files of this folder. */
export const allEndpoints: readonly Endpoint[] = features.flatMap((feature) =>
  Object.values<unknown>(feature).filter(isEndpoint),
)

/** True for what `endpoint()` made. */
export function isEndpoint(value: unknown): value is Endpoint {
  return (
    typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'response' in value
  )
}
