import type { WorkspaceContext } from '../context.ts'
import type { Tx } from '../db/database.ts'
import { Problem } from '../http/problem.ts'
import { readCampaignPerformance } from '../overview/service.ts'
import { readUnheard } from './unheard.ts'
import { readStats } from '../testimonials/service.ts'
import { averageSentence, pending, responseRate, total, trends, unheard } from './sentences.ts'
import { type Topic, questionTopicOf } from './topics.ts'

const ofStats = { average: averageSentence, pending, total, trends }

/** Answers what can be counted, from the rows as they are now. Nothing is kept of the question. */
export async function answerQuestion(context: WorkspaceContext, question: string) {
  const topic = questionTopicOf(question)
  if (!topic) {
    throw new Problem(
      'writer-not-configured',
      'Ask about your average rating, pending testimonials, response rate, monthly trends or customers without a testimonial.',
    )
  }
  const now = context.now()
  const response = await context.tenant((tx) => answerOnTopic(topic, tx, context.workspaceId, now))
  return { response, timestamp: now.toISOString() }
}

async function answerOnTopic(topic: Topic, tx: Tx, workspaceId: string, now: Date): Promise<string> {
  if (topic === 'unasked') return unheard(await readUnheard(tx, workspaceId))
  if (topic === 'response') return responseRate(await readCampaignPerformance(tx, workspaceId, now))
  return ofStats[topic](await readStats(tx, workspaceId, now))
}
