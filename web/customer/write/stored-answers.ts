import { brand } from '#contract/brand.ts'
import { z } from 'zod/mini'

const answers = z.array(z.string())
const answersStorageKey = (formId: string) => `${brand.prefix}-answers-${formId}`

/** What was answered on this form in this tab, for as long as it is open. */
export function readAnswers(formId: string): readonly string[] {
  try {
    const found = answers.safeParse(JSON.parse(sessionStorage.getItem(answersStorageKey(formId)) ?? '[]'))
    return found.success ? found.data : []
  } catch {
    return []
  }
}

/** Sent, or begun anew: the next customer at this device starts with nothing. */
export function dropAnswers(formId: string): void {
  try {
    sessionStorage.removeItem(answersStorageKey(formId))
  } catch {
    // Nothing was kept then.
  }
}

export function keepAnswers(formId: string, texts: readonly string[]): void {
  try {
    sessionStorage.setItem(answersStorageKey(formId), JSON.stringify(texts))
  } catch {
    // The answers then last as long as the page.
  }
}
