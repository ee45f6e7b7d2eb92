import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { OutsideLink } from '../text/outside-link.tsx'

/** Where a value comes from, with what can be done about it. */
export function SourceNote({
  address,
  name,
  action,
}: {
  address: string
  /** The address as it is shown. */
  name: ReactNode
  action?: { readonly label: string; readonly about: string; readonly onPress: () => void } | undefined
}) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="min-w-0 wrap-anywhere">
        From <OutsideLink href={address}>{name}</OutsideLink>
      </span>
      {action && (
        <Button
          variant="ghost"
          size="small"
          aria-label={`${action.label}: ${action.about}`}
          onClick={action.onPress}
        >
          {action.label}
        </Button>
      )}
    </span>
  )
}
