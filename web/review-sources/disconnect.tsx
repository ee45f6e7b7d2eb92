import { sourceNames, type SourcePlatform } from '#contract/source-platforms.ts'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { showRefusal } from '../ui/show-refusal.ts'
import { toast } from '../ui/toast.ts'
import { useDisconnectSource } from './queries.ts'

export function DisconnectSource({ platform }: { platform: SourcePlatform }) {
  const name = sourceNames[platform]
  const disconnect = useDisconnectSource(platform)
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button variant="ghost" onClick={() => setIsAsking(true)}>
        Disconnect
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={`Disconnect ${name}?`}
        confirmLabel="Disconnect"
        isPending={disconnect.isPending}
        onConfirm={() =>
          disconnect.mutate(undefined, {
            onSuccess: () => toast({ title: `${name} disconnected` }),
            onError: showRefusal('Not disconnected', { otherwise: 'Please try again in a moment.' }),
            onSettled: () => setIsAsking(false),
          })
        }
      >
        Its keys are deleted, and new reviews no longer come in. Reviews you already have stay.
      </ConfirmDialog>
    </>
  )
}
