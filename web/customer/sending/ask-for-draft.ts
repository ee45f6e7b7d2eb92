import type { ChallengePurpose } from '#contract/collection/challenge.ts'
import type { Output } from '#contract/endpoint.ts'
import type { improveText } from '#contract/writer/improve.ts'
import type { smartGenerate } from '#contract/writer/writer.ts'
import type { ProofOfWork } from '../../lib/proof/proof-of-work.ts'
import { type DraftRequest, type ImproveRequest, loadDraft, loadImproved } from '../queries.ts'

export type Written = Output<typeof smartGenerate>
export type Improved = Output<typeof improveText>
export interface Writer {
  readonly draft: (request: DraftRequest, onSentence: (sentence: string) => void) => Promise<Written>
  readonly improve: (request: ImproveRequest) => Promise<Improved>
}

/** Asks the writer. Each time costs a proof of its own, and what the customer sends in the end needs another. */
export function makeWriter(proof: ProofOfWork): Writer {
  async function withProof<Answer>(
    purpose: ChallengePurpose,
    ask: (proven: { altcha?: string }) => Promise<Answer>,
  ): Promise<Answer> {
    const altcha = await proof.take(purpose)
    try {
      return await ask(altcha === undefined ? {} : { altcha })
    } finally {
      proof.discard(purpose)
      proof.begin('testimonial')
    }
  }
  return {
    draft: (request, onSentence) =>
      withProof('draft', (proven) => loadDraft({ ...request, ...proven }, onSentence)),
    improve: (request) => withProof('correction', (proven) => loadImproved({ ...request, ...proven })),
  }
}
