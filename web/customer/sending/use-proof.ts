import { useMemo } from 'react'
import { makeProofOfWork, type ProofOfWork } from '../../lib/proof/proof-of-work.ts'

/** The robot check of one visit to a form or link. */
export function useProof(link: string): ProofOfWork {
  return useMemo(() => makeProofOfWork(link), [link])
}
