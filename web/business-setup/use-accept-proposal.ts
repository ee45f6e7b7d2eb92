import { updateBusinessProfile } from '#contract/business/business.ts'
import { type BusinessProfile, getBusinessProfile } from '#contract/business/business-profile.ts'
import type { ProfileProposal } from '#contract/business/profile-chat.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { businessProfileQuery } from '../accounts/queries.ts'
import { call } from '../lib/call/api.ts'
import { ApiProblem, sentenceOf } from '../lib/call/problem.ts'
import { toast } from '../ui/message/toast.ts'
import { fieldLabels } from '#shared/business/profile-fields.ts'

type Changes = ProfileProposal['changes']

/** Somebody has changed these fields since the proposal was made. */
class Outdated extends Error {
  constructor(changed: Changes) {
    const names = new Intl.ListFormat('en').format(changed.map(({ field }) => fieldLabels[field]))
    super(`${names} changed after this was proposed. Tell me again, and I’ll go by what is saved now.`)
  }
}

/**
 * Saves chosen changes of a proposal. Over a profile that was saved again meanwhile they are saved only if their fields are
 * still as the proposal shows them; otherwise the fields are named and nothing is saved.
 */
export function useAcceptProposal({ updatedAt }: ProfileProposal) {
  const client = useQueryClient()
  const show = (profile: BusinessProfile | null) =>
    client.setQueryData(businessProfileQuery.queryKey, profile)
  const accept = useMutation({
    mutationFn: (chosen: Changes) => saveOver(chosen, updatedAt, show),
    onSuccess: (saved) => {
      show(saved)
      toast({ title: 'Business profile updated' })
    },
    onError: (failure) => {
      if (failure instanceof Outdated) return
      toast({
        title: 'Update failed',
        description: 'Unable to process your business context. Please try again.',
        variant: 'destructive',
      })
    },
  })
  const { isPending, isSuccess, mutate, error } = accept
  const isOutdated = error instanceof Outdated
  const refusal = isOutdated ? error.message : error ? sentenceOf(error, 'Please try again.') : undefined
  return { isPending, isSuccess, mutate, isOutdated, refusal }
}

async function saveOver(
  chosen: Changes,
  updatedAt: string,
  show: (profile: BusinessProfile | null) => void,
): Promise<BusinessProfile> {
  const values = Object.fromEntries(chosen.map(({ field, after }) => [field, after]))
  const save = (over: string) => call(updateBusinessProfile, { body: { ...values, updatedAt: over } })
  try {
    return await save(updatedAt)
  } catch (failure) {
    if (!(failure instanceof ApiProblem && failure.code === 'edited-elsewhere')) throw failure
    const current = await call(getBusinessProfile, {})
    show(current)
    const changed = chosen.filter(({ field, before }) => current?.[field] !== before)
    if (!current || changed.length > 0) throw new Outdated(changed.length > 0 ? changed : chosen)
    return save(current.updatedAt)
  }
}
