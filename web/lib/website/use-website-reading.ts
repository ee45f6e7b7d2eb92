import {
  type BusinessResearch,
  researchBusiness,
  type ResearchProgress,
} from '#contract/business/business-research.ts'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { callInParts } from '../call/call-in-parts.ts'
import type { Body } from '../call/use-call.ts'
import { makeProofOfWork } from '../proof/proof-of-work.ts'

type Asked = Omit<Body<typeof researchBusiness>, 'altcha'>

interface Then {
  readonly onFound: (found: BusinessResearch) => void
  readonly onFailed: (failure: unknown) => void
}

/** Has a website read, page by page, and can stop waiting for it: then neither function of `read` is called. */
export function useWebsiteReading() {
  const [pages, setPages] = useState<readonly ResearchProgress[]>([])
  const current = useRef<AbortController | undefined>(undefined)
  const reading = useMutation({
    async mutationFn({ body, signal }: { body: Asked; signal: AbortSignal }) {
      const altcha = await makeProofOfWork('').take('research')
      signal.throwIfAborted()
      const hear = (page: ResearchProgress) => setPages((before) => withPage(before, page))
      return callInParts(researchBusiness, { body: { ...body, altcha } }, hear, { signal })
    },
  })
  function stop() {
    current.current?.abort()
    reading.reset()
    setPages([])
  }
  function read(body: Asked, { onFound, onFailed }: Then) {
    stop()
    const control = new AbortController()
    current.current = control
    reading.mutate({ body, signal: control.signal }, { onSuccess: onFound, onError: onFailed })
  }
  return { read, stop, pages, isReading: reading.isPending }
}

/** Each page once, as it is now. */
function withPage(before: readonly ResearchProgress[], page: ResearchProgress): ResearchProgress[] {
  const at = before.findIndex(({ address, kind }) => address === page.address && kind === page.kind)
  return at === -1 ? [...before, page] : before.with(at, page)
}
