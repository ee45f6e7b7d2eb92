import { removeLogo, updateBusinessProfile, uploadLogo, type BusinessProfile } from '#contract/business.ts'
import { getCustomerLogos } from '#contract/site.ts'
import { profileChat } from '#contract/writer.ts'
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { businessProfileQuery } from '../accounts/queries.ts'
import { call } from '../lib/api.ts'
import { useBodyCall } from '../lib/use-call.ts'

export function useSaveProfile() {
  const client = useQueryClient()
  return useBodyCall(updateBusinessProfile, {
    onSuccess: (profile) => show(client, profile),
  })
}

export function useUploadLogo() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (logoData: string) => call(uploadLogo, { body: { logoData } }),
    onSuccess: (profile) => showLogo(client, profile),
  })
}

export function useRemoveLogo() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(removeLogo, {}),
    onSuccess: (profile) => showLogo(client, profile),
  })
}

/** One question about the profile. */
export function askAboutProfile(message: string) {
  return call(profileChat, { body: { message } })
}

function show(client: QueryClient, profile: BusinessProfile) {
  client.setQueryData(businessProfileQuery.queryKey, profile)
}

/** The front page may show it as well. A form that is open keeps the state of the fields that it started from. */
function showLogo(client: QueryClient, { logoUrl, ...profile }: BusinessProfile) {
  client.setQueryData(businessProfileQuery.queryKey, (before) => ({ ...(before ?? profile), logoUrl }))
  void client.invalidateQueries({ queryKey: [getCustomerLogos.path] })
}
