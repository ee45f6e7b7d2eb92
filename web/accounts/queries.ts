import { brand } from '#contract/brand.ts'
import { currentUser, logIn, logOut, signUp, type User } from '#contract/accounts.ts'
import { resendVerification } from '#contract/address-proof.ts'
import { getMailAllowance } from '#contract/mail-allowance.ts'
import { logInSecondFactor } from '#contract/second-factor.ts'
import { completeOnboarding, getBusinessProfile } from '#contract/business.ts'
import type { Input } from '#contract/endpoint.ts'
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { call } from '../lib/api.ts'
import { endpointQuery } from '../lib/endpoint-query.ts'
import { useBodyCall } from '../lib/use-call.ts'
import { useInstance } from '../lib/use-instance.ts'
import { forgetAppearance } from '../lib/appearance.ts'
import { readCookie } from '../lib/browser-cookie.ts'
import { ApiProblem } from '../lib/problem.ts'
import { showRefusal } from '../ui/show-refusal.ts'
import { toast } from '../ui/toast.ts'

const userKey = [currentUser.path] as const
const profileKey = [getBusinessProfile.path] as const

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

/** Fails with `needsSecondFactor` when a second step is owed. */
export function useLogIn() {
  const queryClient = useQueryClient()
  return useBodyCall(logIn, {
    onSuccess: (user) => showAs(queryClient, user),
  })
}

/** The second step of signing in: the code of the app, or a recovery code. `before`: as with `useSignInAgain`. */
export function useSecondFactor(before?: User) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<typeof logInSecondFactor>['body']) =>
      call(logInSecondFactor, { body }, { waitsForSignIn: false }),
    onSuccess: (user) => (before ? goOnAs(queryClient, user, before) : showAs(queryClient, user)),
  })
}

/** The password was right, and a code is owed: show `SecondFactorForm`. */
export function needsSecondFactor(failure: unknown): boolean {
  return failure instanceof ApiProblem && failure.code === 'second-factor-needed'
}

/** Signs in after a session has ended in the middle of something. The same person keeps everything that was read. */
export function useSignInAgain(before: User) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<typeof logIn>['body']) => call(logIn, { body }, { waitsForSignIn: false }),
    onSuccess: (user) => goOnAs(queryClient, user, before),
  })
}

/** Looks whether somebody has signed in meanwhile, in another tab. Answers who, if anybody. */
export async function lookWhoIsHere(queryClient: QueryClient, before: User): Promise<User | undefined> {
  const user = await call(currentUser, {}, { waitsForSignIn: false }).catch(() => undefined)
  if (user) goOnAs(queryClient, user, before)
  return user
}

function goOnAs(queryClient: QueryClient, user: User, before: User) {
  if (user.id === before.id) queryClient.setQueryData(userKey, user)
  else showAs(queryClient, user)
}

export function useSignUp() {
  const queryClient = useQueryClient()
  return useBodyCall(signUp, {
    onSuccess: (user) => showAs(queryClient, user),
  })
}

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

/** How many emails to people outside the team are left. Read anew wherever it is shown. */
export const allowanceQuery = queryOptions({
  queryKey: [getMailAllowance.path],
  queryFn: ({ signal }) => call(getMailAllowance, {}, { signal }),
})

/** Mails the link that proves an address again, and says how that went. */
export function useResendVerification() {
  const { isMailConfigured } = useInstance()
  const { isPending, mutate } = useMutation({
    mutationFn: () => call(resendVerification, {}),
    onSuccess: ({ message }) =>
      toast(
        isMailConfigured
          ? { title: 'Check your inbox', description: message }
          : { title: 'New link created', description: 'It is in this server’s outbox.' },
      ),
    onError: showRefusal("Couldn't send the email"),
  })
  return { isPending, resend: () => mutate() }
}

/** Creates the business profile, and the account too when nobody is signed in. */
export function useCompleteOnboarding() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: { body: Input<typeof completeOnboarding>['body']; idempotencyKey: string }) =>
      call(completeOnboarding, { body: input.body }, { idempotencyKey: input.idempotencyKey }),
    onSuccess: async ({ user, businessProfile }) => {
      queryClient.setQueryData(userKey, user)
      queryClient.setQueryData(profileKey, businessProfile)
      await queryClient.invalidateQueries({ queryKey: profileKey })
    },
  })
}
