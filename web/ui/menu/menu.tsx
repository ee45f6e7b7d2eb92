import { DropdownMenu as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'

/**
 * A menu that opens from `trigger`. Not modal: a modal one writes a style element, which our pages refuse. It stands
 * where its trigger does, so it belongs to the same landmark and the keyboard finds it next.
 */
export function Menu({
  trigger,
  align = 'end',
  isOpenAtFirst = false,
  children,
}: {
  trigger: ReactElement
  align?: 'start' | 'end'
  isOpenAtFirst?: boolean
  children: ReactNode
}) {
  return (
    <Radix.Root modal={false} defaultOpen={isOpenAtFirst}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Content
        align={align}
        sideOffset={6}
        collisionPadding={8}
        className="z-50 min-w-44 animate-fade rounded-lg border border-line bg-raised p-1 shadow-high"
      >
        {children}
      </Radix.Content>
    </Radix.Root>
  )
}
