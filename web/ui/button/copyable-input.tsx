import { Input } from '../form/input.tsx'

/** Text to copy: selected as a whole when somebody goes there. */
export function CopyableInput({
  label,
  value,
  className = '',
}: {
  label: string
  value: string
  className?: string
}) {
  return (
    <Input
      readOnly
      aria-label={label}
      value={value}
      className={className}
      onFocus={(event) => event.currentTarget.select()}
    />
  )
}
