import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { type CrmType, crmTypes } from '#contract/crm/crm.ts'
import { type crmSignInProblems, finishCrmSignIn } from '#contract/crm/crm-sign-in.ts'
import type { Config } from '../config/config.ts'
import type { WorkspaceContext } from '../context.ts'
import { spendOnce } from '../db/spent.ts'
import { Problem } from '../http/problem.ts'
import { crmConsentUrl, crmTokensForCode } from '../integrations/crm/crm-sign-in.ts'
import { randomToken } from '../kit/ids.ts'
import { signingInAt } from './clients.ts'
import { crmAnswer, keepConnection, newAccount } from './service.ts'

const minutesValid = 15
const purpose = 'crm sign-in'

const stored = z.object({
  crmType: z.enum(crmTypes),
  instanceUrl: z.string(),
  workspaceId: z.string(),
  /** Of the session that asked, hashed. */
  session: z.string(),
  verifier: z.string(),
  expiresAt: z.number(),
})
type State = z.output<typeof stored>

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')

/**
 * Where the owner agrees. What the CRM's answer has to bring back is sealed, so that nobody reads the PKCE verifier in it, and
 * good for this session alone: whoever is led to somebody else's answer connects nothing.
 */
export async function authorize(
  context: WorkspaceContext,
  crmType: CrmType,
  typedUrl: string,
): Promise<{ url: string }> {
  if (!context.config.crmApps[crmType]) {
    const start = crmType.toUpperCase()
    throw new Problem(
      'not-allowed',
      `Set ${start}_CLIENT_ID and ${start}_CLIENT_SECRET on this server first.`,
    )
  }
  if (crmType === 'salesforce' && typedUrl === '') {
    const sentence = 'Please enter your Salesforce URL.'
    throw new Problem('invalid-input', sentence, { fields: { instanceUrl: sentence } })
  }
  const instanceUrl = crmType === 'salesforce' ? new URL(typedUrl).origin : ''
  const verifier = randomToken(32)
  const { workspaceId, now, secrets, config } = context
  const asked: State = {
    crmType,
    instanceUrl,
    workspaceId,
    verifier,
    session: hashOf(context.sessionToken ?? ''),
    expiresAt: now().getTime() + minutesValid * 60_000,
  }
  const state = secrets.seal(purpose, Buffer.from(JSON.stringify(asked)), 'state').toString('base64url')
  const url = crmConsentUrl(signingInAt(context, asked), {
    redirectUrl: callbackOf(config, crmType),
    state,
    challenge: hashOf(verifier),
  })
  return { url }
}

/** Registered with the CRM; built from our own address, never from the request's. */
const callbackOf = ({ publicUrl }: Config, crmType: CrmType) =>
  `${publicUrl}${finishCrmSignIn.path.replace(':crmType', crmType)}`

/** Undefined when it is not what this session asked with in the last minutes, or was used before. */
async function takeState(
  context: WorkspaceContext,
  crmType: CrmType,
  state: string,
): Promise<State | undefined> {
  const text = context.secrets.open(purpose, Buffer.from(state, 'base64url'), 'state')
  if (!text) return undefined
  const asked = stored.parse(JSON.parse(text.toString()))
  const isTheirs =
    asked.crmType === crmType &&
    asked.workspaceId === context.workspaceId &&
    asked.session === hashOf(context.sessionToken ?? '') &&
    asked.expiresAt > context.now().getTime()
  if (!isTheirs) return undefined
  const spent = { signature: `${purpose} ${hashOf(state)}`, expiresAt: new Date(asked.expiresAt) }
  return (await spendOnce(context.db, spent)) ? asked : undefined
}

/** The browser is back from the CRM. */
export async function finishSignIn(
  context: WorkspaceContext,
  crmType: CrmType,
  answer: {
    readonly code?: string | undefined
    readonly state?: string | undefined
    readonly error?: string | undefined
  },
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { code = '', state = '', error } = answer
  if (error) return back(reply, 'canceled')
  const asked = await takeState(context, crmType, state)
  if (!asked || code === '') return back(reply, 'expired')
  try {
    await connectByCode(context, asked, code)
    return reply.redirect(`${page}?connected=${crmType}`)
  } catch (failure) {
    context.log.warn({ err: failure, crmType }, 'CRM not connected')
    return back(reply, 'failed')
  }
}

async function connectByCode(context: WorkspaceContext, asked: State, code: string): Promise<void> {
  const { crmType, instanceUrl, verifier } = asked
  const redirectUrl = callbackOf(context.config, crmType)
  const tokens = await crmAnswer(
    crmTokensForCode(signingInAt(context, asked), { code, verifier, redirectUrl }),
  )
  const { portalId } = await newAccount(context, asked, { tokens })
  await keepConnection(context, { crmType, instanceUrl, portalId }, { tokens })
}

const page = '/crm-integrations'

function back(reply: FastifyReply, problem: (typeof crmSignInProblems)[number]): FastifyReply {
  return reply.redirect(`${page}?problem=${problem}`)
}
