import { brand } from '#contract/brand.ts'
import { z } from 'zod/mini'

const answers = z.array(z.string())
const keyOf = (formId: string) => `${brand.prefix}-answers-${formId}`

/** What was answered on this form in this tab, for as long as it is open. */
export function readAnswers(formId: string): readonly string[] {
  try {
    const found = answers.safeParse(JSON.parse(sessionStorage.getItem(keyOf(formId)) ?? '[]'))
    return found.success ? found.data : []
  } catch {
    return []
  }
}

/** Sent, or begun anew: the next customer at this device starts with nothing. */
export function dropAnswers(formId: string): void {
  try {
    sessionStorage.removeItem(keyOf(formId))
  } catch {
    // Nothing was kept then.
  }
}

export function keepAnswers(formId: string, given: readonly string[]): void {
  try {
    sessionStorage.setItem(keyOf(formId), JSON.stringify(given))
  } catch {
    // The answers then last as long as the page.
  }
}
