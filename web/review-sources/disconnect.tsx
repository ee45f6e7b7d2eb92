import { sourceNames, type SourcePlatform } from '#contract/review-sources/source-platforms.ts'
import { DisconnectButton } from '../ui/button/disconnect-button.tsx'
import { showRefusal } from '../ui/message/show-refusal.ts'
import { useDisconnectSource } from './queries.ts'

export function DisconnectSource({ platform }: { platform: SourcePlatform }) {
  const name = sourceNames[platform]
  const disconnect = useDisconnectSource(platform)
  return (
    <DisconnectButton
      name={name}
      isPending={disconnect.isPending}
      onConfirm={(close) =>
        disconnect.mutate(undefined, {
          onError: showRefusal('Not disconnected', { otherwise: 'Please try again in a moment.' }),
          onSettled: close,
        })
      }
    >
      Its keys are deleted, and new reviews no longer come in. Reviews you already have stay.
    </DisconnectButton>
  )
}
