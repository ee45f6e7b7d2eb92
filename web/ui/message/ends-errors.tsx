import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'wouter'
import { endErrors, endWithPage } from './toast.ts'

/** An error ends when what failed succeeds. It and what else was said end with their page, before the next one says something. */
export function EndsErrors() {
  const [location] = useLocation()
  const queryClient = useQueryClient()
  useEffect(() => endErrorsOfWhatSucceeds(queryClient), [queryClient])
  return <EndsWithPage key={location} />
}

function EndsWithPage() {
  useLayoutEffect(() => endWithPage, [])
  return null
}

function endErrorsOfWhatSucceeds(queryClient: QueryClient) {
  return queryClient.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success')
      endErrors(event.mutation.state.submittedAt)
  })
}
