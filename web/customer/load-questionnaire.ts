import type { CustomerLanguage } from '#contract/languages.ts'
import { loadForm, loadServices } from './queries.ts'

type Loaded = Awaited<ReturnType<typeof load>>

async function load(linkId: string, language: CustomerLanguage, signal: AbortSignal) {
  const [form, services] = await Promise.all([
    loadForm(linkId, language, signal),
    loadServices(linkId, language, signal),
  ])
  return { form, services }
}

let ahead: { readonly of: string; readonly data: Promise<Loaded> } | undefined
const nameOf = (linkId: string, language: CustomerLanguage) => `${language} ${linkId}`

/** Asks while the code of the page is on its way: on slow networks that is one round trip less to wait for. */
export function loadAhead(linkId: string, language: CustomerLanguage): void {
  const data = load(linkId, language, AbortSignal.timeout(20_000))
  // Whoever takes it hears of a failure.
  data.catch(() => undefined)
  ahead = { of: nameOf(linkId, language), data }
}

/** What the questionnaire behind a link shows. */
export function loadQuestionnaire(
  linkId: string,
  language: CustomerLanguage,
  signal: AbortSignal,
): Promise<Loaded> {
  const asked = ahead
  ahead = undefined
  return asked?.of === nameOf(linkId, language) ? asked.data : load(linkId, language, signal)
}
