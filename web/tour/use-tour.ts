import type { User } from '#contract/accounts/accounts.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { dashboardQuery } from '../dashboard/queries.ts'
import { makeStore, useStore } from '../lib/store.ts'
import { forgetCompletion, isCompleted, noteEnd, wasClosedHere } from './completion.ts'

/** Who it was decided for in this page's life: going from page to page never opens the tour a second time. */
let decidedFor: string | undefined
const shownTo = makeStore<string | undefined>(undefined)

/**
 * Opens the tour for somebody new who arrives on the dashboard: the tutorial is not marked complete, and there is no
 * testimonial, or no number of them. A mark that stands while there is none is cleared, and the tour is shown.
 */
export function useTour({ id }: User, isOnDashboard: boolean) {
  const isOpen = useStore(shownTo) === id
  const mayOpen = isOnDashboard && decidedFor !== id && !wasClosedHere()
  const { data, isError } = useQuery({ ...dashboardQuery, enabled: mayOpen })
  const isSettled = data !== undefined || isError
  const total = data?.workspace?.stats.total

  useEffect(() => {
    if (mayOpen && isSettled) decideOnce(id, total)
  }, [mayOpen, isSettled, total, id])

  return { isOpen, end }
}

function decideOnce(id: string, total: number | undefined) {
  if (decidedFor === id) return
  decidedFor = id
  if (total === 0) forgetCompletion()
  if (!total && !isCompleted()) shownTo.write(id)
}

function end() {
  noteEnd()
  shownTo.write(undefined)
}
