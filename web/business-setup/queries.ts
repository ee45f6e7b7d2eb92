import { updateBusinessProfile } from '#contract/business/business.ts'
import { type BusinessProfile } from '#contract/business/business-profile.ts'
import { takeWebsiteLogo } from '#contract/business/business-research.ts'
import { removeLogo, uploadLogo } from '#contract/business/logo.ts'
import { saveAiSettings } from '#contract/settings/ai-settings.ts'
import { tones } from '#contract/writer/tones.ts'
import { getCustomerLogos } from '#contract/site/site.ts'
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { businessProfileQuery } from '../accounts/queries.ts'
import { call } from '../lib/call/api.ts'
import { useBodyCall } from '../lib/call/use-call.ts'
import { settingsQuery } from '../settings/queries.ts'
import { showRefusal } from '../ui/message/show-refusal.ts'
import { toast } from '../ui/message/toast.ts'
import { readLogo, logoRefusalOf } from '../lib/website/read-logo.ts'

export function useSaveBusinessProfile() {
  const client = useQueryClient()
  return useBodyCall(updateBusinessProfile, {
    onSuccess: (profile) => showProfile(client, profile),
  })
}

/** Reads a file, uploads it as the logo, and says what came of it; `refusal` is for beside the file. */
export function useUploadLogo(onUploaded?: () => void) {
  const client = useQueryClient()
  const [refusal, setRefusal] = useState<string>()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (file: File) => call(uploadLogo, { body: { logoData: await readLogo(file) } }),
    onSuccess: (profile) => showSavedLogo(client, profile),
  })
  async function upload(file: File) {
    setRefusal(undefined)
    try {
      await mutateAsync(file)
      toast({ title: 'Logo uploaded' })
      onUploaded?.()
    } catch (failure) {
      const { title, message } = logoRefusalOf(failure)
      setRefusal(message)
      toast({ title, description: message, variant: 'destructive' })
    }
  }
  return { take: (file: File) => void upload(file), isPending, refusal }
}

/** Fetches the logo that the website shows, and says what came of it; with `isQuiet`, only what went wrong. */
export function useTakeWebsiteLogo({ isQuiet = false } = {}) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (logoUrl: string) => call(takeWebsiteLogo, { body: { logoUrl } }),
    onSuccess: (profile) => {
      showSavedLogo(client, profile)
      if (!isQuiet) toast({ title: 'Logo uploaded' })
    },
    onError: showRefusal('Upload failed'),
  })
}

/** Makes the tone of a website the one that the writer begins with; `isQuiet` where something else says so. */
export function useTakeTone({ isQuiet = false } = {}) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (found: string) => {
      const tone = tones.find((one) => one === found)
      return call(saveAiSettings, { body: { tone } })
    },
    onSuccess: (ai) => {
      client.setQueryData(settingsQuery.queryKey, (old) => old && { ...old, ai })
      if (!isQuiet) toast({ title: 'Tone saved', description: `AI Settings: ${ai.tone}` })
    },
    onError: showRefusal('Update failed'),
  })
}

export function useRemoveLogo() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(removeLogo, {}),
    onSuccess: (profile) => showSavedLogo(client, profile),
  })
}

function showProfile(client: QueryClient, profile: BusinessProfile) {
  client.setQueryData(businessProfileQuery.queryKey, profile)
}

/** The front page may show it as well. A form that is open keeps the state of the fields that it started from. */
function showSavedLogo(client: QueryClient, { logoUrl, ...profile }: BusinessProfile) {
  client.setQueryData(businessProfileQuery.queryKey, (before) => ({ ...(before ?? profile), logoUrl }))
  void client.invalidateQueries({ queryKey: [getCustomerLogos.path] })
}
