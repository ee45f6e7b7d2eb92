import { Popper } from 'radix-ui/internal'
import type { ComponentProps, RefObject } from 'react'

/** What a tooltip shows, beside what it explains and above everything. */
export function TooltipBubble({
  anchor,
  ...rest
}: { anchor: RefObject<HTMLElement | null> } & Pick<
  ComponentProps<'div'>,
  'id' | 'children' | 'onPointerEnter' | 'onPointerLeave'
>) {
  return (
    <Popper.Root>
      <Popper.Anchor virtualRef={anchor} />
      <Popper.Content
        role="tooltip"
        side="top"
        sideOffset={6}
        collisionPadding={8}
        className="z-50 max-w-64 animate-fade rounded-sm bg-ink px-2 py-1 text-xs font-medium text-paper shadow-mid"
        {...rest}
      />
    </Popper.Root>
  )
}
