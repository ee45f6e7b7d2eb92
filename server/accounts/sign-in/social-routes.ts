import type { FastifyReply } from 'fastify'
import {
  finishSocial,
  type SocialProblem,
  type SocialProvider,
  startSocial,
} from '#contract/accounts/social.ts'
import type { Config } from '../../config/config.ts'
import type { Context } from '../../context.ts'
import { type App, mount } from '../../http/mount.ts'
import { notFound } from '../../http/problem.ts'
import { Declined, openSocial } from '../../integrations/social.ts'
import { owesSecondStep } from './second-step.ts'
import { signIn } from '../service.ts'
import { accountOf } from './social-identities.ts'
import { keepState, spendState, takeSocialState } from './social-state.ts'

/** Sign-in with Google, Facebook and Microsoft, as far as the operator has set them up. */
export function socialRoutes(app: App): void {
  const { config } = app.services
  const social = openSocial(config.social)

  mount(app, startSocial, async (context, { params: { provider }, query: { next } }, reply) => {
    if (!social.has(provider)) throw notFound('sign-in')
    const checks = social.newChecks()
    try {
      const address = await social.address(provider, checks, socialCallbackOf(config, provider))
      keepState(context, reply, { provider, next, ...checks })
      return reply.redirect(address.href)
    } catch (failure) {
      return giveUpSignIn(context, reply, { provider, next }, failure)
    }
  })

  // "GET changes nothing" has this one exception, because the protocol answers by GET. A link in a mail or on a page
  // opens nothing here: the answer must match the state, nonce and PKCE verifier that this browser asked with, in the
  // last ten minutes, and is taken once.
  mount(app, finishSocial, async (context, { params: { provider } }, reply, request) => {
    if (!social.has(provider)) throw notFound('sign-in')
    const state = takeSocialState(context, request, reply)
    if (!state || state.provider !== provider || !(await spendState(context, state))) {
      return backToLogin(reply, { provider }, 'expired')
    }
    try {
      const answer = new URL(request.url.replace(/^[^?]*/, ''), socialCallbackOf(config, provider))
      const person = await social.person(provider, state, answer)
      const account = await accountOf(context, provider, person)
      if ('problem' in account) return backToLogin(reply, state, account.problem)
      if (await owesSecondStep(context, account.userId)) {
        return reply.redirect(secondStepPage(state.next))
      }
      await signIn(context, account.userId)
      return reply.redirect(account.isNew ? '/onboarding' : (state.next ?? '/dashboard'))
    } catch (failure) {
      return giveUpSignIn(context, reply, state, failure)
    }
  })
}

/** Where the code is asked for, on the way to `next`. */
function secondStepPage(next: string | undefined): string {
  return `/login?${new URLSearchParams({ step: 'second-factor', ...(next && { next }) }).toString()}`
}

/** Registered with the provider; built from our own address, never from the request's. */
function socialCallbackOf({ publicUrl }: Config, provider: SocialProvider): string {
  return `${publicUrl}${finishSocial.path.replace(':provider', provider)}`
}

interface Way {
  readonly provider: SocialProvider
  readonly next?: string | undefined
}

/** To the other ways of signing in, which lead to the same page. */
function backToLogin(reply: FastifyReply, { provider, next }: Way, problem: SocialProblem): FastifyReply {
  const details = new URLSearchParams({ problem, from: provider, ...(next && { next }) })
  return reply.redirect(`/login?${details.toString()}`)
}

/** The provider's words stay here, and of them only what holds no token. */
function giveUpSignIn({ log }: Context, reply: FastifyReply, way: Way, failure: unknown): FastifyReply {
  if (failure instanceof Declined) return backToLogin(reply, way, 'canceled')
  const { name, message, code, error } = failure as Error & { code?: unknown; error?: unknown }
  // Of a failed query of ours the message holds the values.
  const details = 'query' in (failure as Error) ? { err: failure } : { name, code, error, reason: message }
  log.warn({ provider: way.provider, ...details }, 'social sign-in failed')
  return backToLogin(reply, way, 'failed')
}
