import { Select } from '../../ui/form/select.tsx'
import type { Target } from './link-targets.ts'

/** Where a code leads: the workspace's own form, or one of its links. */
export function TargetSelect({
  targets,
  value,
  onChoose,
}: {
  targets: readonly Target[]
  value: string
  onChoose: (id: string) => void
}) {
  return (
    <Select value={value} onChange={(event) => onChoose(event.target.value)}>
      {targets.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  )
}
