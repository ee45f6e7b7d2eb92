import { openDeviceLink, requestDeviceLink } from '#contract/accounts/device-link.ts'
import { requestPasswordReset, resetPassword } from '#contract/accounts/password.ts'
import { useBodyCall } from '../../lib/call/use-call.ts'

export function useRequestPasswordReset() {
  return useBodyCall(requestPasswordReset)
}

export function useResetPassword() {
  return useBodyCall(resetPassword)
}

export function useRequestDeviceLink() {
  return useBodyCall(requestDeviceLink)
}

export function useOpenDeviceLink() {
  return useBodyCall(openDeviceLink)
}
