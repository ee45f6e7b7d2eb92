import { openDeviceLink, requestDeviceLink } from '#contract/device-link.ts'
import { requestPasswordReset, resetPassword } from '#contract/password.ts'
import { useBodyCall } from '../lib/use-call.ts'

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
