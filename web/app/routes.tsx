import type { ReactNode } from 'react'
import { matchRoute, Route, Switch, useLocation, useRouter } from 'wouter'
import type { LoadPage } from '../lib/feature.ts'
import { lazyPart } from '../lib/lazy-part.tsx'
import { useInstance } from '../lib/call/use-instance.ts'
import { useTitle } from '../lib/use-title.ts'
import { pageByAddress } from './features.ts'
import { WorkspaceOnly } from './routes/workspace-only.tsx'
import { PageLoading } from './shell/page-loading.tsx'
import { PageOutline } from './shell/page-outline.tsx'
import { SignedIn } from './shell/signed-in.tsx'

const AdminOnly = lazyPart(() => import('./routes/admin-only.tsx').then((m) => m.AdminOnly))
const GalleryPage = lazyPart(() => import('../gallery/gallery-page.tsx').then((m) => m.GalleryPage))
const NotFoundPage = lazyPart(() => import('./routes/not-found-page.tsx').then((m) => m.NotFoundPage))
const PublicShell = lazyPart(() => import('./shell/public-shell.tsx').then((m) => m.PublicShell))

type Part = ReturnType<typeof lazyPart<object>>

/** By what loads it: pages that share a component share its code. */
const parts = new Map<LoadPage, Part>()
function partOf(load: LoadPage): Part {
  const part = parts.get(load) ?? lazyPart(load)
  parts.set(load, part)
  return part
}

const addresses = [...pageByAddress].map(([address, page]) => ({
  address,
  title: page.access === 'public' ? page.title : (page.title ?? page.label),
  access: page.access,
  needsWorkspace: page.access === undefined && !page.needsNoWorkspace,
  Part: partOf(page.load),
}))

/** Every address of the app. Case and trailing slashes do not matter. */
export function Routes() {
  const { isDevelopment } = useInstance()
  const { parser } = useRouter()
  const [location] = useLocation()
  const leadsTo = (path: string) => matchRoute(parser, path, location)[0]
  if (isDevelopment && leadsTo('/dev/ui')) {
    return <GalleryPage whileLoading={<PageLoading />} />
  }
  const shown = addresses.find(({ address }) => leadsTo(address))
  // The page's code comes beside the question who is signed in, not after its answer.
  shown?.Part.preload()
  // One frame around all pages of a kind: going from page to page, the sidebar stays. Its guard asks signed-out people
  // to sign in first.
  if (shown && shown.access !== 'public') {
    return (
      <SignedIn>
        <Pages />
      </SignedIn>
    )
  }
  return (
    <PublicShell whileLoading={<PageLoading />}>
      <Pages />
    </PublicShell>
  )
}

/** The page of this address, without the frame around it. */
export function Pages() {
  return (
    <Switch>
      {addresses.map(({ address, title, access, needsWorkspace, Part }) => {
        const whileLoading = access === 'public' ? <PageLoading /> : <PageOutline />
        return (
          <Route key={address} path={address}>
            <Titled title={title}>
              {access === 'admin' ? (
                <AdminOnly>
                  <Part whileLoading={whileLoading} />
                </AdminOnly>
              ) : needsWorkspace ? (
                <WorkspaceOnly>
                  <Part whileLoading={whileLoading} />
                </WorkspaceOnly>
              ) : (
                <Part whileLoading={whileLoading} />
              )}
            </Titled>
          </Route>
        )
      })}
      <Route>
        <NotFoundPage whileLoading={<PageLoading />} />
      </Route>
    </Switch>
  )
}

function Titled({ title, children }: { title: string; children: ReactNode }) {
  useTitle(title)
  return children
}
