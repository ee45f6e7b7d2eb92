import { currentUser } from '#contract/accounts/accounts.ts'
import { endSupportVisit, impersonateUser } from '#contract/administration/support.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { showAs } from '../../accounts/queries.ts'
import { call } from '../../lib/call/api.ts'
import { sentenceOf } from '../../lib/call/problem.ts'
import { toast } from '../../ui/message/toast.ts'

/** Long enough for the toast to be seen coming. */
const redirectAfterMs = 100

interface Asked {
  readonly userId: string
  readonly reason: string
  readonly mayWrite: boolean
  readonly password: string
}

/** Signs in as somebody, says so, and goes to their dashboard. */
export function useLoginAsUser(onStarted: () => void) {
  const become = useBecome()
  return useMutation({
    mutationFn: async ({ userId, ...body }: Asked) => {
      const { user } = await call(impersonateUser, { params: { userId }, body })
      // What stands between may have answered something else.
      if (!user) throw new Error('Invalid response from server')
      return user
    },
    onSuccess: ({ firstName, lastName }) => {
      const name = `${firstName} ${lastName}`.trim()
      toast({ title: 'User Impersonation Active', description: `You are now signed in as ${name}.` })
      onStarted()
      setTimeout(() => void become('/dashboard'), redirectAfterMs)
    },
    onError: (failure) =>
      toast({
        title: 'Impersonation Failed',
        description: sentenceOf(failure, 'Invalid response from server'),
        variant: 'destructive',
      }),
  })
}

/** The way back. */
export function useEndSupportVisit() {
  const become = useBecome()
  return useMutation({
    mutationFn: () => call(endSupportVisit, {}),
    onSuccess: () => become('/admin/users'),
    onError: (failure) =>
      toast({
        title: "Couldn't go back",
        description: sentenceOf(failure, 'Please try again.'),
        variant: 'destructive',
      }),
  })
}

/** Asks who is signed in by now, and shows a page to them. */
function useBecome() {
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  return async (path: string) => {
    const user = await call(currentUser, {})
    navigate(path)
    showAs(queryClient, user)
  }
}
