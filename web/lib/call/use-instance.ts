import { brand } from '#contract/brand.ts'
import { getInstance } from '#contract/instance/instance.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from './api.ts'

/**
 * What this instance is called, and what it has; neither changes while the page lives. Until the server has answered:
 * the product's own name, no development pages, no remark about mail, no text messages, no payments, and no sign-in with other accounts.
 */
export function useInstance() {
  const { data } = useQuery({
    queryKey: [getInstance.path],
    queryFn: ({ signal }) => call(getInstance, {}, { signal }),
    staleTime: Infinity,
  })
  return {
    name: data?.name ?? brand.name,
    isDevelopment: data?.development ?? import.meta.env.DEV,
    isMailConfigured: data?.mailConfigured ?? true,
    sendsTexts: data?.textsConfigured ?? false,
    takesPayments: data?.paymentsConfigured ?? false,
    isSignUpOpen: data?.signUpOpen ?? true,
    notice: data?.notice ?? '',
    configuredProviders: data?.socialProviders ?? [],
  }
}
