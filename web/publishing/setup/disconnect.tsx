import type { ReviewPlatform } from '#contract/publishing/platform-identifiers.ts'
import { isLinkedPlatform } from '#contract/publishing/review-links.ts'
import { DisconnectButton } from '../../ui/button/disconnect-button.tsx'
import { showRefusal } from '../../ui/message/show-refusal.ts'
import { useDisconnectPlatform } from '../queries.ts'

/** Takes a platform away, after a question. */
export function DisconnectPlatform({
  platform,
  name,
  onDone,
}: {
  platform: ReviewPlatform
  name: string
  onDone: () => void
}) {
  const disconnect = useDisconnectPlatform()
  return (
    <DisconnectButton
      name={name}
      className="ml-auto"
      isPending={disconnect.isPending}
      onConfirm={(close) =>
        disconnect.mutate(platform, {
          onSuccess: onDone,
          onError: showRefusal(`${name} couldn't be disconnected`),
          onSettled: close,
        })
      }
    >
      {isLinkedPlatform(platform)
        ? `Links to your ${name} page disappear from your form, and links that you sent already stop working.`
        : `Your ${name} page is removed here. Reviews that you imported stay.`}
    </DisconnectButton>
  )
}
