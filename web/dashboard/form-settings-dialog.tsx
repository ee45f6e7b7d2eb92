import { useQuery } from '@tanstack/react-query'
import { Dialog } from '../ui/dialog.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { FormSettingsFields } from './form-settings-fields.tsx'
import { formSettingsQuery } from './queries.ts'

/** How the workspace's public form behaves. */
export function FormSettingsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const settings = useQuery({ ...formSettingsQuery, enabled: isOpen })
  if (settings.data && isOpen && !settings.isFetching) {
    return <FormSettingsFields settings={settings.data} onClose={onClose} />
  }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Form settings">
      {settings.isError && !settings.isFetching ? (
        <LoadFailure
          failure={settings.error}
          otherwise="The settings could not be loaded."
          onRetry={() => void settings.refetch()}
        />
      ) : (
        <output aria-label="Loading settings" className="flex flex-col gap-4 py-1">
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-10 w-full" />
        </output>
      )}
    </Dialog>
  )
}
