/** The choices of a `Select`, each under its name. */
export function Options<Value extends string>({
  values,
  nameOf,
}: {
  values: readonly Value[]
  nameOf: (value: Value) => string
}) {
  return values.map((value) => (
    <option key={value} value={value}>
      {nameOf(value)}
    </option>
  ))
}
