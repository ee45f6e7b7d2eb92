import { Trash2 } from 'lucide-react'
import { Card } from '../../ui/layout/card.tsx'
import { ConfirmButton } from '../../ui/dialog/confirm-dialog.tsx'
import { FileDrop } from '../../ui/form/file-drop.tsx'
import { toast } from '../../ui/message/toast.ts'
import { LogoPicture } from './logo-picture.tsx'
import { useRemoveLogo, useUploadLogo } from '../queries.ts'

/** The logo: seen, replaced, removed. It is saved at once, apart from the fields below. */
export function LogoCard({ name, logoUrl }: { name: string; logoUrl: string | null }) {
  const { take, isPending, refusal } = useUploadLogo()
  return (
    <section aria-labelledby="logo">
      <Card>
        <h2 id="logo" className="font-serif text-title font-medium tracking-tight">
          Logo
        </h2>
        <p className="mt-0.5 text-base text-soft">
          Shown on your form, and on this site’s home page if you allow it.
        </p>
        <div className="mt-4 grid items-center gap-5 sm:grid-cols-[auto_minmax(0,1fr)]">
          <div className="flex items-center gap-4 sm:flex-col sm:gap-2">
            <LogoPicture name={name} logoUrl={logoUrl} size="large" />
            {logoUrl && <RemoveLogo />}
          </div>
          <FileDrop
            label={isPending ? 'Uploading...' : 'Drop an image here, or choose one'}
            hint="PNG, JPG or WebP, up to 2 MB"
            accept="image/png,image/jpeg,image/webp"
            isDisabled={isPending}
            error={refusal}
            onFile={take}
          />
        </div>
      </Card>
    </section>
  )
}

function RemoveLogo() {
  const remove = useRemoveLogo()
  const run = (close: () => void) =>
    remove.mutate(undefined, {
      onSuccess: () => toast({ title: 'Logo removed' }),
      onError: () =>
        toast({
          title: 'Update failed',
          description: 'Unable to remove logo. Please try again.',
          variant: 'destructive',
        }),
      onSettled: close,
    })
  return (
    <ConfirmButton
      onConfirm={run}
      isPending={remove.isPending}
      label={
        <>
          <Trash2 aria-hidden="true" />
          Remove logo
        </>
      }
      size="small"
      variant="ghost"
      title="Remove the logo?"
      confirmLabel="Remove logo"
    >
      Your form will show your initials instead. The image is deleted from this server.
    </ConfirmButton>
  )
}
