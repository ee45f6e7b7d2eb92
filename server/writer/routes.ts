import { chat } from '#contract/writer.ts'
import { type App, mount } from '../http/mount.ts'
import { Problem } from '../http/problem.ts'

export function writerRoutes(app: App): void {
  mount(app, chat, () => {
    throw new Problem(
      'writer-not-configured',
      'No AI service is set up on this server, so the assistant cannot answer yet.',
    )
  })
}
