import { requestPasswordReset, resetPassword } from '#contract/password.ts'
import { useBodyCall } from '../lib/use-call.ts'

export function useRequestPasswordReset() {
  return useBodyCall(requestPasswordReset)
}

export function useResetPassword() {
  return useBodyCall(resetPassword)
}
