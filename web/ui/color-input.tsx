import { Input } from './input.tsx'

/** A color to pick, inside a `Field`. */
export function ColorInput({ value, onChange }: { value: string; onChange: (color: string) => void }) {
  return (
    <Input
      type="color"
      className="bg-surface! p-1"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
