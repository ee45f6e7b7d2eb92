import { getSettings } from '#contract/settings/settings.ts'
import { getWriter } from '#contract/writer/writer-state.ts'
import { openPage } from '../open-page.tsx'
import { aWriter, someSettings } from '../samples/settings-samples.ts'
import { currentBackend } from '../setup.ts'

/** A tab of the settings, which answer as they are at first unless the test says otherwise; ready when `shown` is there. */
export async function openSettings(tab: string, shown: () => Promise<unknown>) {
  currentBackend().answerByDefault(getSettings, someSettings())
  currentBackend().answerByDefault(getWriter, aWriter())
  const page = openPage(`/settings?tab=${tab}`)
  await shown()
  return page
}
