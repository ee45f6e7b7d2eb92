import * as api from '#contract/customers/customers.ts'
import type { Customer, CustomerFilters } from '#contract/customers/customers.ts'
import { getTextSending } from '#contract/texts/texts.ts'
import { type InfiniteData, type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import { allowanceQuery } from '../emails/queries.ts'
import { allRows } from '../lib/call/all-rows.ts'
import { call, callList, type Page } from '../lib/call/api.ts'
import { endpointQuery } from '../lib/call/endpoint-query.ts'
import { useBodyCall, useIdCall } from '../lib/call/use-call.ts'
import { useIdempotentCall } from '../lib/call/use-idempotent-call.ts'
import { pagedQuery } from '../lib/call/paged-query.ts'

/** Divisible by one, two and three columns, so that a page ends with a full row. */
const pageSize = 96
/** Longer lists are only changed in place: a hundred pages would be a hundred calls. */
const pagesToRefresh = 5
const listsKey = [api.listCustomers.path, 'list'] as const

/** The customers that match, newest first. */
export const customersQuery = (filters: CustomerFilters) =>
  pagedQuery([...listsKey, filters], (page, options) =>
    callList(api.listCustomers, { query: { ...filters, limit: pageSize, ...page } }, options),
  )

/** The newest few that match, and how many there are altogether. */
export const foundCustomersQuery = (search: string, limit: number) =>
  queryOptions({
    queryKey: [api.listCustomers.path, 'found', search, limit],
    queryFn: ({ signal }) => callList(api.listCustomers, { query: { search, limit } }, { signal }),
  })

/** How this server sends text messages, and what is left of this month. */
export const textSendingQuery = endpointQuery(getTextSending)

/** The ids of everybody who matches, however many there are. */
export async function customerIds(search: string): Promise<string[]> {
  const rows = await allRows((page) =>
    callList(api.listCustomers, { query: { ...page, ...(search && { search }) } }),
  )
  return rows.map(({ id }) => id)
}

/** A customer with testimonials, requests and consents. */
export const customerQuery = (id: string) =>
  queryOptions({
    queryKey: [api.getCustomer.path, id],
    queryFn: ({ signal }) => call(api.getCustomer, { params: { id } }, { signal }),
  })

export function useAddCustomer() {
  const client = useQueryClient()
  return useIdempotentCall(api.createCustomer, { onSuccess: (row) => showCustomer(client, row) })
}

export function useEditCustomer(id: string) {
  const client = useQueryClient()
  return useBodyCall(api.editCustomer, { params: { id }, onSuccess: (row) => showCustomer(client, row) })
}

export function useMergeCustomer(id: string) {
  const client = useQueryClient()
  return useBodyCall(api.mergeCustomer, { params: { id }, onSuccess: (row) => showCustomer(client, row) })
}

export function useDeleteCustomer() {
  const client = useQueryClient()
  return useIdCall(api.deleteCustomer, {
    onSuccess: ({ id }) => {
      changeCustomerRows(client, (row) => (row.id === id ? null : row))
      client.removeQueries({ queryKey: customerQuery(id).queryKey })
      return refreshCustomers(client)
    },
  })
}

export function useAsk(id: string) {
  const client = useQueryClient()
  return useIdempotentCall(api.requestTestimonial, {
    params: { id },
    onSuccess: ({ customer }) => showCustomer(client, customer),
    onSettled: () => void client.invalidateQueries(allowanceQuery),
  })
}

/** Shows a row as the server answered it, at once, and reads again what is on screen. */
function showCustomer(client: QueryClient, row: Customer) {
  changeCustomerRows(client, (other) => (other.id === row.id ? row : other))
  return refreshCustomers(client)
}

function changeCustomerRows(client: QueryClient, change: (row: Customer) => Customer | null) {
  client.setQueriesData<InfiniteData<Page<Customer>>>({ queryKey: listsKey }, (list) => {
    if (!list) return list
    const before = list.pages.reduce((sum, { items }) => sum + items.length, 0)
    const pages = list.pages.map((page) => ({
      ...page,
      items: page.items.flatMap((row) => change(row) ?? []),
    }))
    const gone = before - pages.reduce((sum, { items }) => sum + items.length, 0)
    return { ...list, pages: pages.map((page) => ({ ...page, total: page.total - gone })) }
  })
}

async function refreshCustomers(client: QueryClient) {
  const lists = client.getQueriesData<InfiniteData<unknown>>({ queryKey: listsKey })
  const isDeep = Math.max(0, ...lists.map(([, list]) => list?.pages.length ?? 0)) > pagesToRefresh
  await client.invalidateQueries({
    predicate: ({ queryKey: [path, kind] }) =>
      String(path).startsWith(api.listCustomers.path) && !(isDeep && kind === 'list'),
  })
}
