import { generateApiKey } from '#contract/accounts/accounts.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { userQuery } from '../accounts/queries.ts'
import { call } from '../lib/call/api.ts'

/** Revokes the publishable key; what this browser knows of the user gets the new one. */
export function useGenerateApiKey() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(generateApiKey, {}),
    onSuccess: ({ apiKey }) => client.setQueryData(userQuery.queryKey, (user) => user && { ...user, apiKey }),
  })
}

/** The line that shows testimonials on a website. `attributes` are the choices that differ from the widget's own. */
export function snippetOf(apiKey: string, attributes: Readonly<Record<string, string>> = {}): string {
  const choices = Object.entries(attributes).map(([name, value]) => `&${name}=${value}`)
  // With the key in its address, the script brings the testimonials along.
  const source = `${window.location.origin}/embed.js?key=${apiKey}${choices.join('')}`
  return `<script src="${source}" data-widget="testimonials"></script>`
}
