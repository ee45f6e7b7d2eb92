import type { Option } from '#contract/writer/writer.ts'

/** The last item of each list: reveals a box for other words. */
export const somethingElse = { value: 'something-else', label: 'Something else?' } as const

/** Entries of one's own as options; once there is one, they take the place of the presets. */
export function entryOptionsOf(presets: readonly Option[], entries: readonly string[]): readonly Option[] {
  if (entries.length === 0) return presets
  return entries.map((label, index) => ({ value: `custom-${index}`, label }))
}

/** With one entry more: trimmed; empty ones and those that are there already change nothing. */
export function withEntry(entries: readonly string[], typed: string): readonly string[] {
  const entry = typed.trim()
  const isThere = entries.some((one) => one.toLowerCase() === entry.toLowerCase())
  return entry === '' || isThere ? entries : [...entries, entry]
}
