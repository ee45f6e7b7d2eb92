import { currentUser, logIn, signUp, type User } from '#contract/accounts/accounts.ts'
import { completeOnboarding } from '#contract/business/business.ts'
import type { Input } from '#contract/endpoint.ts'
import { logInSecondFactor } from '#contract/accounts/second-factor.ts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/call/api.ts'
import { ApiProblem } from '../../lib/call/problem.ts'
import { useBodyCall } from '../../lib/call/use-call.ts'
import { businessProfileQuery, showAs, userQuery } from '../queries.ts'

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
  if (user.id === before.id) queryClient.setQueryData(userQuery.queryKey, user)
  else showAs(queryClient, user)
}

export function useSignUp() {
  const queryClient = useQueryClient()
  return useBodyCall(signUp, {
    onSuccess: (user) => showAs(queryClient, user),
  })
}

/** Creates the business profile, and the account too when nobody is signed in. */
export function useCompleteOnboarding() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: { body: Input<typeof completeOnboarding>['body']; idempotencyKey: string }) =>
      call(completeOnboarding, { body: input.body }, { idempotencyKey: input.idempotencyKey }),
    onSuccess: async ({ user, businessProfile }) => {
      queryClient.setQueryData(userQuery.queryKey, user)
      queryClient.setQueryData(businessProfileQuery.queryKey, businessProfile)
      await queryClient.invalidateQueries({ queryKey: businessProfileQuery.queryKey })
    },
  })
}
