import type { Endpoint } from '#contract/endpoint.ts'
import type { InputParts } from '#contract/input.ts'

/** The endpoint that the server's router finds: a fixed segment wins over a parameter. */
export function endpointAt(
  endpoints: readonly Endpoint[],
  method: string,
  pathname: string,
): Endpoint | undefined {
  return endpoints
    .filter((one) => one.method === method && patternOf(one).test(pathname))
    .toSorted((one, other) => one.path.split('/:').length - other.path.split('/:').length)[0]
}

/** Path, query and body as they came, before the endpoint's schemas see them. */
export async function partsOf(endpoint: Endpoint, request: Request): Promise<InputParts> {
  const { pathname, searchParams } = new URL(request.url)
  const params = Object.fromEntries(
    Object.entries(patternOf(endpoint).exec(pathname)?.groups ?? {}).map(([name, value]) => [
      name,
      decodeURIComponent(value),
    ]),
  )
  const text = await request.text()
  return {
    params,
    query: Object.fromEntries(searchParams),
    body: text === '' ? undefined : (JSON.parse(text) as unknown),
  }
}

function patternOf({ path }: Endpoint): RegExp {
  return new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`, 'i')
}
