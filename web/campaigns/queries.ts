import { previewAudience } from '#contract/campaigns/campaign-audience.ts'
import * as people from '#contract/campaigns/campaign-people.ts'
import type { CampaignPerson } from '#contract/campaigns/campaign-people.ts'
import { previewCampaignEmail, sendTestEmail } from '#contract/campaigns/campaign-preview.ts'
import * as api from '#contract/campaigns/campaigns.ts'
import { decideEmails } from '#contract/emails/emails.ts'
import { decideTexts } from '#contract/texts/texts.ts'
import type { Campaign } from '#contract/campaigns/campaigns.ts'
import type { Input } from '#contract/endpoint.ts'
import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { allowanceQuery } from '../emails/queries.ts'
import { allRows } from '../lib/call/all-rows.ts'
import { addressOf, call, callList, type Page } from '../lib/call/api.ts'
import { endpointQuery } from '../lib/call/endpoint-query.ts'
import { pagedQuery } from '../lib/call/paged-query.ts'
import { useBodyCall, useIdCall } from '../lib/call/use-call.ts'
import { useIdempotentCall } from '../lib/call/use-idempotent-call.ts'
import { calmMs, pollMs } from './pace.ts'

export type PeopleFilters = Pick<
  Input<typeof people.listCampaignPeople>['query'] & object,
  'state' | 'search'
>

const pageSize = 100
const listKey = [api.listCampaigns.path, 'list'] as const

/** Every campaign, newest first; asked again while emails are on their way. */
export const campaignsQuery: ReturnType<typeof pagedQuery<Campaign>> = {
  ...pagedQuery(listKey, (page, options) =>
    callList(api.listCampaigns, { query: { limit: pageSize, ...page } }, options),
  ),
  refetchInterval: ({ state: { data } }) => pollMs(data?.pages.flatMap(({ items }) => items) ?? []),
}

export const campaignQuery = (id: string) =>
  queryOptions({
    queryKey: [api.getCampaign.path, id],
    queryFn: ({ signal }) => call(api.getCampaign, { params: { id } }, { signal }),
  })

/** What became of a campaign's emails, and who answered. */
export const analyticsQuery = (id: string) =>
  queryOptions({
    queryKey: [people.getCampaignAnalytics.path, id],
    queryFn: ({ signal }) => call(people.getCampaignAnalytics, { params: { id } }, { signal }),
    refetchInterval: ({ state: { data } }) => (data && data.counts.onTheirWay > 0 ? pollMs([data]) : false),
  })

/** Asked again now and then: an email may come back at any time. */
export const peopleQuery = (
  id: string,
  filters: PeopleFilters,
): ReturnType<typeof pagedQuery<CampaignPerson>> => ({
  ...pagedQuery([people.listCampaignPeople.path, id, filters], (page, options) =>
    callList(people.listCampaignPeople, { params: { id }, query: { ...filters, ...page } }, options),
  ),
  refetchInterval: calmMs,
})

export const peopleExportAddress = (id: string, filters: PeopleFilters) =>
  addressOf(people.exportCampaignPeople, { params: { id }, query: filters })

export const campaignSettingsQuery = endpointQuery(api.getCampaignSettings)

/** What comes of what is typed, and changes nothing. What was last known stays while the next is asked. */
const previewBy =
  <E extends typeof previewAudience | typeof previewCampaignEmail>(endpoint: E) =>
  (typed: Input<E>['body']) =>
    queryOptions({
      queryKey: [endpoint.path, typed],
      queryFn: ({ signal }) => call(endpoint, { body: typed } as Input<E>, { signal }),
      placeholderData: keepPreviousData,
      gcTime: 0,
    })

/** Who a selection would ask. */
export const audienceQuery = previewBy(previewAudience)
/** Who a campaign asks. It names the first thousand whom its owner picked; the others are asked for. */
export const campaignAudienceQuery = (campaign: Campaign) =>
  queryOptions({
    queryKey: [previewAudience.path, campaign.id, campaign.updatedAt],
    queryFn: async ({ signal }) =>
      call(previewAudience, { body: await audienceBodyOf(campaign) }, { signal }),
    gcTime: 0,
  })

async function audienceBodyOf(campaign: Campaign) {
  const { id, channel, audience, selectedCustomers, sampleSize, sampleSeed } = campaign
  if (audience === 'everyone') return { channel, audience }
  if (audience === 'sample')
    return {
      channel,
      audience,
      ...(sampleSize !== null && { sampleSize }),
      ...(sampleSeed !== null && { sampleSeed }),
    }
  const isWhole = selectedCustomers.length < api.shownSelected
  return { channel, audience, selectedCustomers: isWhole ? selectedCustomers : await allPeopleOf(id) }
}

/** An email as a customer gets it. */
export const previewQuery = previewBy(previewCampaignEmail)

/** The ids of everybody in a campaign who was not taken out: the campaign itself names the first thousand. */
export async function allPeopleOf(id: string): Promise<string[]> {
  const rows = await allRows((page) => callList(people.listCampaignPeople, { params: { id }, query: page }))
  return rows.flatMap(({ customerId, reason }) => (reason === 'removed' ? [] : (customerId ?? [])))
}

export function useCreateCampaign() {
  return useIdempotentCall(api.createCampaign, { refreshes: [listKey] })
}

export function useEditCampaign(id: string) {
  const client = useQueryClient()
  return useBodyCall(api.editCampaign, { params: { id }, onSuccess: (row) => showCampaign(client, row) })
}

export function useDeleteCampaign() {
  return useIdCall(api.deleteCampaign, { refreshes: [listKey] })
}

type Step = typeof api.sendCampaign | typeof api.pauseCampaign | typeof api.resumeCampaign

/** Starts, pauses or resumes a campaign; the card shows at once what the server answered. */
function useStep(endpoint: Step) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(endpoint, { params: { id } }),
    onSuccess: (row) => showCampaign(client, row),
    onSettled: () => void client.invalidateQueries(allowanceQuery),
  })
}
export const useSendCampaign = () => useStep(api.sendCampaign)
export const usePauseCampaign = () => useStep(api.pauseCampaign)
export const useResumeCampaign = () => useStep(api.resumeCampaign)

export function useSendTest() {
  return useBodyCall(sendTestEmail)
}

export function useSaveCampaignSettings() {
  return useBodyCall(api.saveCampaignSettings, { refreshes: [campaignSettingsQuery.queryKey] })
}

/** A customer's own address, as text and as links for the owner's phone. Nothing is counted by asking for it. */
export const handLinksQuery = (params: Input<typeof people.prepareHandSend>['params']) =>
  queryOptions({
    queryKey: [people.prepareHandSend.path, params],
    queryFn: ({ signal }) => call(people.prepareHandSend, { params }, { signal }),
    gcTime: 0,
    retry: false,
  })

export function useMarkSent(params: Input<typeof people.markSentByHand>['params']) {
  return useBodyCall(people.markSentByHand, { params, refreshes: campaignKeysOf(params.id) })
}

/** Settles an email of which nobody knows whether it left. */
export function useDecideCampaignEmail(id: string) {
  return useBodyCall(decideEmails, { refreshes: campaignKeysOf(id) })
}

/** The same of a text message. */
export function useDecideCampaignText(id: string) {
  return useBodyCall(decideTexts, { refreshes: campaignKeysOf(id) })
}

/** Everything on screen that tells how far this campaign has come. */
const campaignKeysOf = (id: string) => [
  listKey,
  campaignQuery(id).queryKey,
  analyticsQuery(id).queryKey,
  [people.listCampaignPeople.path, id],
]

/** Shows a campaign as the server answered it, at once, and reads again what depends on it. */
async function showCampaign(client: QueryClient, row: Campaign) {
  client.setQueryData(campaignQuery(row.id).queryKey, row)
  client.setQueryData<InfiniteData<Page<Campaign>>>(listKey, (list) => {
    if (!list) return list
    const pages = list.pages.map((page) => ({
      ...page,
      items: page.items.map((other) => (other.id === row.id ? row : other)),
    }))
    return { ...list, pages }
  })
  await Promise.all(campaignKeysOf(row.id).map((queryKey) => client.invalidateQueries({ queryKey })))
}
