import { useQuery } from '@tanstack/react-query'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { LoadFailure } from '../../ui/message/load-failure.tsx'
import { LoadingLines } from '../../ui/loading/loading-lines.tsx'
import { FormSettingsFields } from './form-settings-fields.tsx'
import { formSettingsQuery } from './form-settings-queries.ts'

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
          otherwise="Couldn't load the settings."
          onRetry={() => void settings.refetch()}
        />
      ) : (
        <LoadingLines
          label="Loading settings"
          lines={['h-5 w-2/3', 'h-5 w-full', 'h-10 w-full']}
          className="flex flex-col gap-4 py-1"
        />
      )}
    </Dialog>
  )
}
