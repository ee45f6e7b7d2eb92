import type { BusinessProfile } from '#contract/business/business-profile.ts'
import { chatMessageLimit } from '#contract/assistant/chat.ts'
import type { profileChat } from '#contract/business/profile-chat.ts'
import type { Returned } from '#contract/endpoint.ts'
import { profile as readProfile } from '../business/service.ts'
import type { WorkspaceContext } from '../context.ts'
import { askModel } from './model/ask-model.ts'
import { propose } from './proposal/propose.ts'
import { type Read, readMessage } from './reading/read-message.ts'
import { composed, type Said, sentences } from './reply.ts'

type Answer = Returned<typeof profileChat>

/**
 * Reads what an owner says about the business and proposes what follows for the profile. What the patterns do not
 * understand is asked of the AI service, where there is one. Nothing is kept of it, and nothing is changed.
 */
export async function answerAboutProfile(context: WorkspaceContext, message: string): Promise<Answer> {
  const profile = await readProfile(context)
  if (!profile) return saying(sentences.noProfile)
  if (message.length > chatMessageLimit) return saying(sentences.tooLong)
  const reads = readMessage(message, profile)
  const isPlain = reads.every(({ mood }) => mood !== 'unclear' && mood !== 'question' && mood !== 'order')
  if (isPlain) return answerOf(profile, reads)
  const { said, statements, away } = await askModel(context, profile, message, reads)
  return answerOf(profile, [...reads.filter(({ text }) => !statements.has(text)), ...madeOf(statements)], {
    said,
    away,
  })
}

function madeOf(statements: Awaited<ReturnType<typeof askModel>>['statements']): Read[] {
  return [...statements].flatMap(([text, all]) => all.map((statement): Read => ({ text, statement })))
}

function answerOf(
  profile: BusinessProfile,
  reads: readonly Read[],
  of: Pick<Said, 'said' | 'away'> = {},
): Answer {
  const proposed = propose(
    profile,
    reads.flatMap(({ statement }) => (statement ? [statement] : [])),
  )
  const { changes } = proposed
  // What the service answered is an answer to what was not understood.
  const isAnswered = of.said !== undefined
  return {
    response: composed(profile, reads, { ...proposed, ...of }),
    proposal: changes.length > 0 ? { changes: [...changes], updatedAt: profile.updatedAt } : null,
    notUnderstood: isAnswered ? [] : reads.flatMap(({ mood, text }) => (mood === 'unclear' ? [text] : [])),
  }
}

function saying(response: string): Answer {
  return { response, proposal: null, notUnderstood: [] }
}
