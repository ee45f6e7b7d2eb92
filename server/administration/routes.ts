import { getPlatformStats } from '#contract/administration/platform.ts'
import { type App, mount } from '../http/mount.ts'
import { cached } from '../kit/cached.ts'
import { readAcrossWorkspaces } from './across-workspaces.ts'
import { countPlatform } from './figures/platform-stats.ts'

/** Figures read every row of the instance. */
const figuresMs = 60_000

/** What administrators see of the instance as a whole. */
export function administrationRoutes(app: App): void {
  const { services } = app
  const stats = cached(figuresMs, () =>
    readAcrossWorkspaces(services, (tx) => countPlatform(tx, services.now())),
  )
  mount(app, getPlatformStats, () => stats.get())
}
