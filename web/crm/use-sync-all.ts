import type { CrmIntegration } from '#contract/crm/crm.ts'
import { useState } from 'react'
import { showRefusal } from '../ui/message/show-refusal.ts'
import { toast } from '../ui/message/toast.ts'
import { crmCopy } from './copy.ts'
import { useSyncCrm } from './queries.ts'
import { syncFailedTitle } from './sync-failed-title.ts'

/** Syncs one CRM after the other. The first that fails is said, and the rest still run. */
export function useSyncAll() {
  const { mutateAsync } = useSyncCrm()
  const [isPending, setIsPending] = useState(false)
  async function sync(integrations: readonly CrmIntegration[]) {
    setIsPending(true)
    const done: string[] = []
    let failed: unknown
    for (const { id, crmType } of integrations) {
      try {
        const { message } = await mutateAsync(id)
        done.push(integrations.length === 1 ? message : `${crmCopy[crmType].name}: ${message}`)
      } catch (failure) {
        failed ??= failure
      }
    }
    setIsPending(false)
    if (failed === undefined) toast({ title: 'Contacts synced', description: done.join(' ') })
    else showRefusal(syncFailedTitle(failed), { otherwise: 'CRM sync failed' })(failed)
  }
  return { sync, isPending }
}
