import { useMemo } from 'react'
import { makeProofOfWork, type ProofOfWork } from './proof/proof-of-work.ts'

/** The robot check of one visit. */
export function useProof(): ProofOfWork {
  return useMemo(() => makeProofOfWork(), [])
}
