import type { ChallengePurpose } from '#contract/collection/challenge.ts'
import type { Endpoint, Input } from '#contract/endpoint.ts'
import { useMutation } from '@tanstack/react-query'
import { call } from './api.ts'
import { makeProofOfWork } from '../proof/proof-of-work.ts'
import type { Body } from './use-call.ts'

/** As `useBodyCall`, for a call that wants proof of work: solves a challenge first, where this instance asks for one. */
export function useProvenCall<E extends Endpoint>(endpoint: E, purpose: ChallengePurpose) {
  return useMutation({
    async mutationFn(body: Omit<Body<E>, 'altcha'>) {
      const altcha = await makeProofOfWork('').take(purpose)
      return call(endpoint, { body: { ...body, altcha } } as Input<E>)
    },
  })
}
