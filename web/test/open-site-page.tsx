import { currentUser } from '#contract/accounts/accounts.ts'
import { render } from '@testing-library/react'
import { files } from '../marketing/files.ts'
import { pages } from '../marketing/pages.ts'
import { loadIslands } from '../marketing/shell/island.tsx'
import { SiteShell } from '../marketing/shell/site-shell.tsx'
import { aUser } from './samples/samples.ts'
import { openAt, type Opened } from './open-at.ts'
import { currentBackend } from './setup.ts'

/** Opens an address of the public site with all its islands taken over, on the answers of `currentBackend()`. */
export async function openSitePage(path: string): Promise<Opened> {
  // Pages name a file with the styles of their rest, which the build makes.
  const { happyDOM } = window as unknown as {
    happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } }
  }
  happyDOM.settings.handleDisabledFileLoadingAsSuccess = true
  await loadIslands()
  const { pathname } = new URL(path, location.href)
  const page = pages.find((one) => one.path === pathname)
  if (!page) throw new Error(`${pathname} is not among the public pages`)
  const Page = page.component
  currentBackend().answerByDefault(currentUser, aUser())
  for (const file of files) currentBackend().files.set(file.path, file.text(location.origin))
  const draw = () =>
    render(
      <SiteShell>
        <Page />
      </SiteShell>,
    )
  return openAt(path, draw)
}
