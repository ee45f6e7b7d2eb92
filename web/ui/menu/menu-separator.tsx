import { DropdownMenu as Radix } from 'radix-ui'

/** A line between groups of a `Menu`. */
export function MenuSeparator() {
  return <Radix.Separator className="mx-1 my-1 h-px bg-line" />
}
