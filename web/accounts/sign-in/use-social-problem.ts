import {
  providerNames,
  socialProblem,
  type SocialProblem,
  socialProvider,
} from '#contract/accounts/social.ts'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { z } from 'zod/mini'
import { useAddressQuery } from '../../lib/address/use-address-query.ts'
import { toast, type ToastContent } from '../../ui/message/toast.ts'

const contents: Readonly<Record<SocialProblem, (provider: string) => ToastContent>> = {
  canceled: (provider) => ({
    title: 'Sign in canceled',
    description: `You didn't finish signing in with ${provider}. Nothing changed.`,
  }),
  'use-password': (provider) =>
    failedSignIn(
      `This email already has an account that ${provider} can't open. Sign in with your email and password.`,
    ),
  'no-email': (provider) =>
    failedSignIn(`${provider} didn't share your email address. Use your email and a password instead.`),
  expired: (provider) => failedSignIn(`Your sign-in with ${provider} expired. Start again.`),
  failed: (provider) =>
    failedSignIn(`${provider} couldn't sign you in. Try again, or use your email and password.`),
}

function failedSignIn(description: string): ToastContent {
  return { title: 'Sign in failed', description, variant: 'destructive' }
}

/** Says why the way over another account ended here, once: a reload does not say it again. */
export function useSocialProblem() {
  const query = useAddressQuery().toString()
  const [path, navigate] = useLocation()
  useEffect(() => {
    const asked = new URLSearchParams(query)
    const problem = z.safeParse(socialProblem, asked.get('problem'))
    const provider = z.safeParse(socialProvider, asked.get('from'))
    if (!problem.success || !provider.success) return
    toast(contents[problem.data](providerNames[provider.data]))
    asked.delete('problem')
    asked.delete('from')
    navigate(asked.size > 0 ? `${path}?${asked.toString()}` : path, { replace: true })
  }, [query, path, navigate])
}
