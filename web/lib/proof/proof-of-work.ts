import { type ChallengePurpose, getChallenge } from '#contract/collection/challenge.ts'
import { getInstance } from '#contract/instance/instance.ts'
import { call } from '../call/api.ts'
import { solve } from './solve.ts'

/** Sent this close to its end, a proof could expire on the way. */
const marginMs = 60_000
/** Past this, the server counts as one that does not answer. */
const patienceMs = 20_000

interface Proof {
  /** Nothing when this instance asks for no proof. */
  payload: string | undefined
  expiresAt: number
}

export interface ProofOfWork {
  /** Begins in the background, as early as the customer types. */
  begin(purpose: ChallengePurpose): void
  /** A proof that is still good, made anew when the last one has aged. */
  take(purpose: ChallengePurpose): Promise<string | undefined>
  /** The server did not take it: the next one starts from a new challenge. */
  discard(purpose: ChallengePurpose): void
}

export function makeProofOfWork(link: string): ProofOfWork {
  const current = new Map<ChallengePurpose, Promise<Proof>>()
  function begin(purpose: ChallengePurpose) {
    const before = current.get(purpose)
    if (before) return before
    const made = makeProof(purpose, link)
    // Unreachable now: the next call tries again.
    made.catch(() => current.get(purpose) === made && current.delete(purpose))
    current.set(purpose, made)
    return made
  }
  return {
    begin: (purpose) => void begin(purpose).catch(() => undefined),
    async take(purpose) {
      const proof = await begin(purpose)
      if (Date.now() < proof.expiresAt - marginMs) return proof.payload
      current.delete(purpose)
      return (await begin(purpose)).payload
    },
    discard: (purpose) => void current.delete(purpose),
  }
}

async function makeProof(purpose: ChallengePurpose, link: string): Promise<Proof> {
  const signal = AbortSignal.timeout(patienceMs)
  const { proofOfWork } = await call(getInstance, {}, { signal })
  if (!proofOfWork) return { payload: undefined, expiresAt: Infinity }
  const asked = await call(getChallenge, { query: { for: purpose, link } }, { signal })
  return { payload: await solve(asked), expiresAt: asked.parameters.expiresAt * 1000 }
}
