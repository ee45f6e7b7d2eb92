import type { ComponentProps } from 'react'
import { Input } from '../../ui/form/input.tsx'
import type { Editor } from './use-editor.ts'

interface DraftInputProps extends ComponentProps<typeof Input> {
  editor: Editor
  name: 'name' | 'sampleSize'
}

/** A line of the draft, as typed. */
export function DraftInput({ editor: { draft, set }, name, ...input }: DraftInputProps) {
  return <Input {...input} value={draft[name]} onChange={(event) => set({ [name]: event.target.value })} />
}
