import { showRefusal } from '../ui/message/show-refusal.ts'
import { toast } from '../ui/message/toast.ts'
import { crmCopy } from './copy.ts'
import { useSyncCrms } from './queries.ts'
import { syncFailedTitle } from './sync-failed-title.ts'

/** Syncs every CRM. One that fails is said, and keeps no other from it. */
export function useSyncAll() {
  const { mutate, isPending } = useSyncCrms()
  const sync = () =>
    mutate(undefined, {
      onSuccess: ({ results }) => {
        const sentences = results.map(({ crmType, message }) =>
          results.length === 1 ? message : `${crmCopy[crmType].name}: ${message}`,
        )
        const hasFailed = results.some(({ success }) => !success)
        toast({
          title: hasFailed ? 'CRM sync failed' : 'Contacts synced',
          description: sentences.join(' '),
          variant: hasFailed ? 'destructive' : 'default',
        })
      },
      onError: (failure) => showRefusal(syncFailedTitle(failure), { otherwise: 'CRM sync failed' })(failure),
    })
  return { sync, isPending }
}
