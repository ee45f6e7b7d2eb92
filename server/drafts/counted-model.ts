import type { Services } from '../context.ts'
import { inWorkspace } from '../db/tenant.ts'
import type { GuardedModel } from '../integrations/models/model.ts'
import { addCall } from './usage.ts'

/**
 * The AI service, counting for a workspace what its calls take, also of one that failed after the service had counted.
 * Every call for a workspace goes through it. A count that cannot be stored costs nobody their draft.
 */
export function countedModel(
  { languageModel, db, now, log }: Pick<Services, 'languageModel' | 'db' | 'now' | 'log'>,
  workspaceId: string,
): GuardedModel | undefined {
  if (!languageModel) return undefined
  return {
    ...languageModel,
    async write(prompt, onText, onUsage) {
      const used = { inputTokens: 0, outputTokens: 0 }
      const count = () =>
        inWorkspace(db, workspaceId, (tx) => addCall(tx, workspaceId, now(), used)).catch((err: unknown) =>
          log.error({ err }, 'a call of the AI service was not counted'),
        )
      try {
        const text = await languageModel.write(prompt, onText, (usage) => {
          used.inputTokens += usage.inputTokens
          used.outputTokens += usage.outputTokens
          onUsage?.(usage)
        })
        await count()
        return text
      } catch (failure) {
        if (used.inputTokens + used.outputTokens > 0) await count()
        throw failure
      }
    },
  }
}
