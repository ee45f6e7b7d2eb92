import type { CustomerLanguage } from '#contract/languages.ts'
import { loadForm, loadServices } from './queries.ts'

type Loaded = Awaited<ReturnType<typeof loadWithServices>>

async function loadWithServices(linkId: string, language: CustomerLanguage, signal: AbortSignal) {
  const [form, services] = await Promise.all([
    loadForm(linkId, language, signal),
    loadServices(linkId, language, signal),
  ])
  return { ...form, services }
}

let ahead: { readonly of: string; readonly data: Promise<Loaded> } | undefined
const questionnaireNameOf = (linkId: string, language: CustomerLanguage) => `${language} ${linkId}`

/** Asks while the code of the page is on its way: on slow networks that is one round trip less to wait for. */
export function loadAhead(linkId: string, language: CustomerLanguage): void {
  const data = loadWithServices(linkId, language, AbortSignal.timeout(20_000))
  // Whoever takes it hears of a failure.
  data.catch(() => undefined)
  ahead = { of: questionnaireNameOf(linkId, language), data }
}

/** What the questionnaire behind a link shows. */
export function loadQuestionnaire(
  linkId: string,
  language: CustomerLanguage,
  signal: AbortSignal,
): Promise<Loaded> {
  const asked = ahead
  ahead = undefined
  return asked?.of === questionnaireNameOf(linkId, language)
    ? asked.data
    : loadWithServices(linkId, language, signal)
}
