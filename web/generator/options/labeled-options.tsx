import type { Option } from '#contract/writer/writer.ts'

/** The choices of a `Select` that bring their own labels. */
export function LabeledOptions({ options }: { options: readonly Option[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}
