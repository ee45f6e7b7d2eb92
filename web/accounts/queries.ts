import { brand } from '#contract/brand.ts'
import { currentUser, logOut, type User } from '#contract/accounts/accounts.ts'
import { resendVerification } from '#contract/accounts/address-proof.ts'
import { getBusinessProfile } from '#contract/business/business-profile.ts'
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { call } from '../lib/call/api.ts'
import { endpointQuery } from '../lib/call/endpoint-query.ts'
import { useInstance } from '../lib/call/use-instance.ts'
import { forgetAppearance } from '../lib/look/appearance.ts'
import { readCookie } from '../lib/cookies/browser-cookie.ts'
import { ApiProblem } from '../lib/call/problem.ts'
import { showRefusal } from '../ui/message/show-refusal.ts'
import { toast } from '../ui/message/toast.ts'

const userKey = [currentUser.path] as const

/** Who is signed in; `null` when nobody is. Fresh for as long as the page lives: signing in and out write it. */
export const userQuery = queryOptions({
  queryKey: userKey,
  queryFn: async ({ signal, client }) => {
    // Whoever was here stays until they leave or sign in again: what is on their screen must not vanish.
    const wasHere = Boolean(client.getQueryData(userKey))
    if (!mayBeSignedIn() && !wasHere) return null
    try {
      return await call(currentUser, {}, { signal })
    } catch (failure) {
      if (failure instanceof ApiProblem && failure.status === 401 && !wasHere) return null
      throw failure
    }
  },
  staleTime: Infinity,
})

/** The server sets this cookie beside the session's, which pages cannot read. */
export function mayBeSignedIn(): boolean {
  return readCookie(`${brand.prefix}_signed_in`) === '1'
}

/** The business this workspace is; `null` before onboarding. */
export const businessProfileQuery = endpointQuery(getBusinessProfile)

/**
 * Signs out. Errors are ignored: what this browser knows is forgotten in any case. `onLeft` runs first, so that the
 * page has changed before the guard of the old one notices that nobody is signed in.
 */
export function useLogOut(onLeft: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(logOut, {}).catch(() => undefined),
    onSettled: () => {
      onLeft()
      showAs(queryClient, null)
    },
  })
}

/** Says who is signed in now, and forgets everything that was read as somebody else. */
export function showAs(queryClient: QueryClient, user: User | null) {
  queryClient.removeQueries({
    predicate: ({ queryKey }) =>
      !String(queryKey[0]).startsWith('/api/public/') && queryKey[0] !== userKey[0],
  })
  queryClient.setQueryData(userKey, user)
  if (!user) forgetAppearance()
}

/** Mails the link that proves an address again, and says how that went. */
export function useResendVerification() {
  const { isMailConfigured } = useInstance()
  const { isPending, mutate } = useMutation({
    mutationFn: () => call(resendVerification, {}),
    onSuccess: ({ message }) =>
      toast(
        isMailConfigured
          ? { title: 'Check your inbox', description: message }
          : { title: 'New link created', description: 'You’ll find it in this server’s outbox.' },
      ),
    onError: showRefusal("Couldn't send the email"),
  })
  return { isPending, resend: () => mutate() }
}
