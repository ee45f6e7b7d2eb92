import { Switch } from '../../ui/form/switch.tsx'
import type { Draft } from '../use-draft.ts'

/** Draws a switch for each setting that is on or off. */
export function draftSwitches<Name extends string, T extends Record<Name, boolean>>({
  value,
  set,
}: Draft<T>) {
  return (name: Name, label: string, hint: string) => (
    <Switch
      key={name}
      className="py-3.5"
      label={label}
      hint={hint}
      checked={value[name]}
      onChange={(event) => set({ [name]: event.target.checked } as Partial<T>)}
    />
  )
}
