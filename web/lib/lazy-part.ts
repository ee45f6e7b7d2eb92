// oxlint-disable-next-line no-restricted-imports -- the one place that makes it wait
import { lazy, type ComponentType } from 'react'
import { askForLife, untilAnswered } from './connection.ts'

/**
 * A component whose code is loaded when it is first shown. When the server is out of reach it waits for it; when the
 * server answers and the code is gone, because a new version was installed, it fails.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  let coming: Promise<{ default: ComponentType<Props> }> | undefined
  const start = () => (coming ??= loadPatiently(load).then((Part) => ({ default: Part })))
  /** `preload` starts before it is shown, beside what else is under way. */
  return Object.assign(lazy(start), { preload: () => void start().catch(() => undefined) })
}

async function loadPatiently<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (failure) {
    if (await askForLife()) throw failure
    await untilAnswered()
    return load()
  }
}
