import { useQuery } from '@tanstack/react-query'
import { sentenceOf } from '../lib/problem.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
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
        <Banner
          tone="danger"
          isAlert
          action={
            <Button size="small" variant="secondary" onClick={() => void settings.refetch()}>
              Try again
            </Button>
          }
        >
          {sentenceOf(settings.error, 'The settings could not be loaded.')}
        </Banner>
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
