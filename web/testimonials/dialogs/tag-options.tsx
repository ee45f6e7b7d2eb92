import type { ComponentProps } from 'react'
import { Input } from '../../ui/form/input.tsx'
import { useQuery } from '@tanstack/react-query'
import { tagsQuery } from './organizing-queries.ts'

/** The tags in use, offered while one is typed into the input whose `list` is this id. */
export function TagOptions({ id }: { id: string }) {
  const { data: tags = [] } = useQuery(tagsQuery)
  return (
    <datalist id={id}>
      {tags.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </datalist>
  )
}

/** Where a tag is typed. */
export function TagInput(props: ComponentProps<typeof Input>) {
  return <Input maxLength={40} {...props} />
}
