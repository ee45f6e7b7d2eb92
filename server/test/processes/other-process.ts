import { onTestFinished } from 'vitest'
import { createApp } from '../../app.ts'
import type { TestApp } from '../test-app.ts'

/** The same instance as another process of it serves it, until the test is over. */
export async function otherProcess(app: TestApp) {
  const other = await createApp(app.services)
  await other.http.ready()
  onTestFinished(() => other.http.close())
  return other
}
