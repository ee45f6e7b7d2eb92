import type { ChatAnswer } from '#contract/assistant/chat.ts'

/** Puts an answer on the clipboard as text, its table in columns; false where the browser refuses. */
export async function copyText({ response, table, quotes }: ChatAnswer): Promise<boolean> {
  const rows = table ? [table.columns, ...table.rows.map(({ cells }) => cells.map(({ text }) => text))] : []
  const said = quotes.map(({ text, name }) => `“${text}” ${name}`)
  const whole = [response, ...rows.map((row) => row.join('\t')), ...said].join('\n')
  try {
    await navigator.clipboard.writeText(whole)
    return true
  } catch {
    return false
  }
}
