import type { ChatAnswer } from '#contract/assistant/chat.ts'
import { toast } from '../ui/message/toast.ts'

/** Puts an answer on the clipboard as text, its table in columns, and says whether that worked. */
export async function copyText({ response, table, quotes }: ChatAnswer): Promise<void> {
  const rows = table ? [table.columns, ...table.rows.map(({ cells }) => cells.map(({ text }) => text))] : []
  const said = quotes.map(({ text, name }) => `“${text}” ${name}`)
  const whole = [response, ...rows.map((row) => row.join('\t')), ...said].join('\n')
  try {
    await navigator.clipboard.writeText(whole)
    toast({ title: 'Answer copied' })
  } catch {
    toast({ title: 'Your browser does not allow copying.' })
  }
}
