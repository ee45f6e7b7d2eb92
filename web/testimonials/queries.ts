import type { Input } from '#contract/endpoint.ts'
import { getFormSettings } from '#contract/collection/collection.ts'
import { askForConsent } from '#contract/collection/consent-request.ts'
import { addEvidence, askForConfirmation } from '#contract/testimonials/evidence.ts'
import { getDashboard } from '#contract/overview/overview.ts'
import { getTestimonialStats } from '#contract/testimonials/testimonial-stats.ts'
import * as editing from '#contract/testimonials/editing.ts'
import * as api from '#contract/testimonials/testimonials.ts'
import { decideTestimonial, restoreTestimonial, undoDecisions } from '#contract/testimonials/decisions.ts'
import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { call, callList } from '../lib/call/api.ts'
import { pagedQuery } from '../lib/call/paged-query.ts'
import { useBodyCall, useIdCall } from '../lib/call/use-call.ts'
import { useIdempotentCall } from '../lib/call/use-idempotent-call.ts'
import {
  asDecided,
  changeTestimonialRows,
  insertRow,
  listKey,
  listsKey,
  longestList,
  shortenLists,
  type ListFilters,
} from './list/cached-lists.ts'

type Decision = 'approved' | 'rejected'

/** Divisible by one, two and three columns, so that a page ends with a full row. */
const pageSize = 96
/** Lists up to this long are read again after one row has changed; in longer ones that row is changed in place. */
const pagesToRefresh = 5
/** Of longer lists only these pages are read again after a change of many rows; scrolling loads the rest anew. */
const mostPagesToRefresh = 20
const mostAtOnce = 500
/** Of every call that changes one. */
export const changing = ['testimonials'] as const

/** The testimonials that match, newest first. */
export const listQuery = (filters: ListFilters) =>
  pagedQuery(listKey(filters), (page, options) =>
    callList(api.listTestimonials, { query: { ...filters, limit: pageSize, ...page } }, options),
  )

/** The newest few, and how many there are altogether. */
export const newestQuery = (filters: ListFilters, limit: number) =>
  queryOptions({
    queryKey: [api.listTestimonials.path, 'newest', filters, limit],
    queryFn: ({ signal }) => callList(api.listTestimonials, { query: { ...filters, limit } }, { signal }),
  })

export const statsQuery = queryOptions({
  queryKey: [getTestimonialStats.path],
  queryFn: ({ signal }) => call(getTestimonialStats, {}, { signal }),
})

export const testimonialQuery = (id: string) =>
  queryOptions({
    queryKey: [api.getTestimonial.path, id],
    queryFn: ({ signal }) => call(api.getTestimonial, { params: { id } }, { signal }),
  })

/** Whether the business wants to be on this instance's public pages. */
export const featuredQuery = queryOptions({
  queryKey: [getFormSettings.path],
  queryFn: ({ signal }) => call(getFormSettings, {}, { signal }),
})

/** A call that changes one and answers with its row: it stands in the lists at once, and they are read again. */
export function useRowChange<Change>(change: (asked: Change) => Promise<Testimonial>) {
  const client = useQueryClient()
  return useMutation({
    mutationKey: changing,
    mutationFn: change,
    onSuccess: (row) => putRow(client, row),
    onSettled: () => refreshTestimonials(client),
  })
}

/** Decides: the row stands in the lists as decided at once, and goes back after a failure. */
export function useDecide() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: changing,
    mutationFn: ({ row: { id }, status }: { row: Testimonial; status: Decision }) =>
      call(decideTestimonial, { params: { id }, body: { status } }),
    onMutate: async ({ row, status }) => {
      await client.cancelQueries({ queryKey: listsKey })
      putRow(client, asDecided(row, status))
      countDecision(client, status, 1)
    },
    onSuccess: (row) => putRow(client, row),
    onError: (_failure, { row, status }) => {
      putRow(client, row)
      countDecision(client, status, -1)
    },
    onSettled: () => refreshTestimonials(client),
  })
}

/** In every list that it matches, where it belongs there. */
function putRow(client: QueryClient, row: Testimonial) {
  replaceRow(client, row)
  insertRow(client, row)
}

/** Until the numbers are read again. */
function countDecision(client: QueryClient, status: Decision, by: 1 | -1) {
  client.setQueryData(
    statsQuery.queryKey,
    (stats) => stats && { ...stats, pending: stats.pending - by, [status]: stats[status] + by },
  )
}

type Decided = Testimonial | { readonly id: string }
const isWholeRow = (row: Decided): row is Testimonial => 'content' in row

/** Puts decided entries back to pending; `rows` are as they were before, as far as they are known. */
export function useUndoDecisions() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: changing,
    mutationFn: async (rows: readonly Decided[]) => {
      const undone = new Set<string>()
      for (const some of splitIds(rows.map(({ id }) => id))) {
        const answer = await call(undoDecisions, { body: { ids: some } })
        for (const id of answer.undone) undone.add(id)
      }
      return undone
    },
    onSuccess: (undone, rows) => {
      const back = new Map<string, Testimonial>()
      for (const row of rows)
        if (isWholeRow(row) && undone.has(row.id)) back.set(row.id, { ...row, version: row.version + 2 })
      changeTestimonialRows(client, (row) => back.get(row.id) ?? row)
      for (const row of back.values()) insertRow(client, row)
    },
    // Of those that several were chosen by, only the ids are known.
    onSettled: (_undone, _failure, rows) =>
      rows.every(isWholeRow) ? refreshTestimonials(client) : refreshAll(client),
  })
}

/** Changes the words. The list shows them once they are saved; until then, and after a failure, it shows the old ones. */
export function useEdit() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: changing,
    mutationFn: ({ id, ...body }: { id: string } & Input<typeof editing.editTestimonial>['body']) =>
      call(editing.editTestimonial, { params: { id }, body }),
    onSuccess: (row) => {
      replaceRow(client, row)
      return refreshTestimonials(client)
    },
  })
}

/** Takes it out of the lists at once; after a failure it visibly returns. */
export function useDelete() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: changing,
    mutationFn: ({ id }: Testimonial) => call(editing.deleteTestimonial, { params: { id } }),
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey: listsKey })
      changeTestimonialRows(client, (row) => (row.id === id ? null : row))
    },
    onError: (_failure, row) => insertRow(client, row),
    onSettled: () => refreshTestimonials(client),
  })
}

export function useRestore() {
  const client = useQueryClient()
  return useIdCall(restoreTestimonial, {
    mutationKey: changing,
    onSuccess: (row) => insertRow(client, row),
    onSettled: () => refreshTestimonials(client),
  })
}

export function useCreate() {
  const client = useQueryClient()
  return useIdempotentCall(editing.createTestimonial, {
    mutationKey: changing,
    onSuccess: (row) => {
      insertRow(client, row)
      client.setQueryData(testimonialQuery(row.id).queryKey, row)
      return refreshTestimonials(client)
    },
  })
}

export function useAddEvidence(id: string) {
  const client = useQueryClient()
  return useBodyCall(addEvidence, {
    mutationKey: changing,
    params: { id },
    onSuccess: (row) => {
      replaceRow(client, row)
      return refreshTestimonials(client)
    },
  })
}

export function useAskForConfirmation(id: string) {
  return useBodyCall(askForConfirmation, useShownAt(id))
}

export function useAskForConsent(id: string) {
  return useBodyCall(askForConsent, useShownAt(id))
}

/** Of a call about one testimonial: what it answers is shown everywhere that one stands. */
export function useShownAt(id: string) {
  const client = useQueryClient()
  return {
    mutationKey: changing,
    params: { id },
    onSuccess: (row: Testimonial) => replaceRow(client, row),
  }
}

/** Shows what the server answered about one testimonial, everywhere it stands. */
export function replaceRow(client: QueryClient, row: Testimonial) {
  client.setQueryData(testimonialQuery(row.id).queryKey, row)
  changeTestimonialRows(client, (other) => (other.id === row.id ? row : other))
}

/**
 * Reads lists and numbers again after one row has changed, the dashboard's too; while other changes are under way, the
 * last of them does it.
 */
export async function refreshTestimonials(client: QueryClient) {
  if (client.isMutating({ mutationKey: changing }) > 1) return
  await refetchAfterChange(client, longestList(client) <= pagesToRefresh)
}

/** After a change of rows that the answer does not hold: long lists are read again too. */
export async function refreshAll(client: QueryClient) {
  shortenLists(client, mostPagesToRefresh)
  await refetchAfterChange(client, true)
}

async function refetchAfterChange(client: QueryClient, areListsRead: boolean) {
  await client.invalidateQueries({
    predicate: ({ queryKey: [path, kind] }) =>
      path === getDashboard.path ||
      (String(path).startsWith(api.listTestimonials.path) && (areListsRead || kind !== 'list')),
  })
}

export function splitIds(ids: readonly string[]): string[][] {
  const parts: string[][] = []
  for (let start = 0; start < ids.length; start += mostAtOnce)
    parts.push(ids.slice(start, start + mostAtOnce))
  return parts
}
