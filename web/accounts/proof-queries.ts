import { stopEmailChange, verifyEmail } from '#contract/accounts/address-proof.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call/api.ts'
import { userQuery } from './queries.ts'

export function useVerifyEmail() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (token: string) => call(verifyEmail, { body: { token } }),
    onSuccess: (user) => client.setQueryData(userQuery.queryKey, user),
  })
}

export function useStopEmailChange() {
  return useMutation({ mutationFn: (token: string) => call(stopEmailChange, { body: { token } }) })
}
