import { loadChallenge, loadInstance } from '../queries.ts'
import { solve } from './solve.ts'

/** Sent this close to its end, a proof could expire on the way. */
const marginMs = 60_000

interface Proof {
  /** Nothing when this instance asks for no proof. */
  payload: string | undefined
  expiresAt: number
}

export interface ProofOfWork {
  /** Begins in the background, as early as the customer types. */
  begin(): void
  /** A proof that is still good, made anew when the last one has aged. */
  take(): Promise<string | undefined>
  /** The server did not take it: the next one starts from a new challenge. */
  discard(): void
}

export function makeProofOfWork(): ProofOfWork {
  let current: Promise<Proof> | undefined
  function begin() {
    if (current) return current
    const made = makeProof()
    // Unreachable now: the next call tries again.
    made.catch(() => current === made && (current = undefined))
    current = made
    return made
  }
  return {
    begin: () => void begin().catch(() => undefined),
    async take() {
      const proof = await begin()
      if (Date.now() < proof.expiresAt - marginMs) return proof.payload
      current = undefined
      return (await begin()).payload
    },
    discard: () => (current = undefined),
  }
}

async function makeProof(): Promise<Proof> {
  const { proofOfWork } = await loadInstance()
  if (!proofOfWork) return { payload: undefined, expiresAt: Infinity }
  const asked = await loadChallenge()
  return { payload: await solve(asked), expiresAt: asked.parameters.expiresAt * 1000 }
}
