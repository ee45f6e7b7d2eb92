import type { Endpoint } from '#contract/endpoint.ts'

/** `/api/testimonials/:id` as people write it: `/api/testimonials/{id}`. */
export function spokenPath({ path }: Endpoint): string {
  return path.replaceAll(/:(\w+)/g, '{$1}')
}

/** The address of a call on its page, such as `get-api-testimonials-id`. */
export function callId({ method, path }: Endpoint): string {
  return `${method}${path}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
}
