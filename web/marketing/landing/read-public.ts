import type { Endpoint, Output } from '#contract/endpoint.ts'

/**
 * Reads a list that everybody may see. Takes the endpoint as a type and its path as a value, because the schemas that
 * come with the endpoint itself would be a third of the landing page's script.
 */
export async function readPublic<E extends Endpoint>(
  path: E['path'],
  signal: AbortSignal,
): Promise<Output<E>> {
  const answer = await fetch(path, { signal })
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  // The server parsed this through the endpoint's response schema before sending it.
  return (await answer.json()) as Output<E>
}
