import { onTestFinished, vi } from 'vitest'

/** From here to the end of the test, the browser prefers these languages. */
export function speak(...languages: string[]) {
  const spy = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  onTestFinished(() => spy.mockRestore())
}
