import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/button/button.tsx'
import { Card } from '../ui/layout/card.tsx'
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx'
import { Restricted } from '../ui/form/restricted.tsx'
import { CopyButton } from '../ui/button/copy-button.tsx'
import { CopyableInput } from '../ui/button/copyable-input.tsx'
import { toast } from '../ui/message/toast.ts'
import { useGenerateApiKey } from './queries.ts'

interface KeyCardProps {
  title?: string
  apiKey: string
  mayRenew: boolean
}

/** The publishable key. It may stand in a page; a new one switches the old one off. */
export function KeyCard({ title = 'Your key', apiKey, mayRenew }: KeyCardProps) {
  return (
    <Card>
      <h2 className="font-serif text-title font-medium tracking-tight">{title}</h2>
      <p className="mt-1 text-base text-soft">
        It only gives access to your approved testimonials, so it is safe to use on your website.
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        {apiKey && (
          <>
            <CopyableInput
              label="Publishable key"
              value={apiKey}
              className="min-w-56 grow basis-56 font-mono text-sm"
            />
            <CopyButton text={apiKey} label="Copy key" />
          </>
        )}
        {mayRenew && (
          <Restricted isQuiet>
            <RenewKey isFirst={!apiKey} />
          </Restricted>
        )}
      </div>
      {!mayRenew && (
        <p className="mt-3 text-sm text-faint">Only an owner of this workspace can generate a new key.</p>
      )}
    </Card>
  )
}

/** Asks first where there is a key that the new one would switch off. */
function RenewKey({ isFirst }: { isFirst: boolean }) {
  const [isAsking, setIsAsking] = useState(false)
  const generate = useGenerateApiKey()
  const run = () =>
    generate.mutate(undefined, {
      onSuccess: () => toast({ title: 'API Key Generated' }),
      onError: () =>
        toast({
          title: 'Error',
          description: 'Failed to generate API key. Please try again.',
          variant: 'destructive',
        }),
      onSettled: () => setIsAsking(false),
    })
  return (
    <>
      <Button
        variant="secondary"
        isPending={generate.isPending}
        onClick={() => (isFirst ? run() : setIsAsking(true))}
      >
        <RefreshCw aria-hidden="true" />
        Generate new key
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={run}
        title="Generate a new key?"
        confirmLabel="Generate new key"
        isPending={generate.isPending}
      >
        Pages that use the old key stop showing your testimonials within a minute. To bring them back, paste
        the new code there.
      </ConfirmDialog>
    </>
  )
}
