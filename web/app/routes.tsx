import type { AppPath } from '#contract/app-paths.ts'
import type { ComponentType, ReactNode } from 'react'
import { matchRoute, Route, Switch, useLocation, useRouter } from 'wouter'
import { lazyPart } from '../lib/lazy-part.tsx'
import { useInstance } from '../lib/use-instance.ts'
import { PageLoading } from './page-loading.tsx'
import { SignedIn } from './signed-in.tsx'

const LoginPage = lazyPart(() => import('../accounts/login-page.tsx').then((m) => m.LoginPage))
const SignupPage = lazyPart(() => import('../accounts/signup-page.tsx').then((m) => m.SignupPage))
const ForgotPasswordPage = lazyPart(() =>
  import('../accounts/forgot-password-page.tsx').then((m) => m.ForgotPasswordPage),
)
const ResetPasswordPage = lazyPart(() =>
  import('../accounts/reset-password-page.tsx').then((m) => m.ResetPasswordPage),
)
const VerifyEmailPage = lazyPart(() =>
  import('../accounts/verify-email-page.tsx').then((m) => m.VerifyEmailPage),
)
const StopEmailChangePage = lazyPart(() =>
  import('../accounts/stop-email-change-page.tsx').then((m) => m.StopEmailChangePage),
)
const OnboardingPage = lazyPart(() => import('../accounts/onboarding-page.tsx').then((m) => m.OnboardingPage))
const AssistantPage = lazyPart(() => import('../assistant/assistant-page.tsx').then((m) => m.AssistantPage))
const DashboardRoute = lazyPart(() => import('./dashboard-route.tsx').then((m) => m.DashboardRoute))
const EmbedCodePage = lazyPart(() => import('../embed-code/embed-code-page.tsx').then((m) => m.EmbedCodePage))
const TestimonialsRoute = lazyPart(() => import('./testimonials-route.tsx').then((m) => m.TestimonialsRoute))
const HubPage = lazyPart(() => import('../hub/hub-page.tsx').then((m) => m.HubPage))
const CollectRoute = lazyPart(() => import('./collect-route.tsx').then((m) => m.CollectRoute))
const GeneratorRoute = lazyPart(() => import('./generator-route.tsx').then((m) => m.GeneratorRoute))
const QrPage = lazyPart(() => import('../collect/qr-page.tsx').then((m) => m.QrPage))
const CustomersRoute = lazyPart(() => import('./customers-route.tsx').then((m) => m.CustomersRoute))
const SettingsRoute = lazyPart(() => import('./settings-route.tsx').then((m) => m.SettingsRoute))
const BusinessSetupRoute = lazyPart(() =>
  import('./business-setup-route.tsx').then((m) => m.BusinessSetupRoute),
)
const RewardsPage = lazyPart(() => import('../rewards/rewards-page.tsx').then((m) => m.RewardsPage))
const LedgerPage = lazyPart(() => import('../rewards/ledger-page.tsx').then((m) => m.LedgerPage))
const JoinRoute = lazyPart(() => import('./join-route.tsx').then((m) => m.JoinRoute))
const GalleryPage = lazyPart(() => import('../gallery/gallery-page.tsx').then((m) => m.GalleryPage))

const LaterPage = lazyPart(() => import('./later-page.tsx').then((m) => m.LaterPage))
const NotFoundPage = lazyPart(() => import('./not-found-page.tsx').then((m) => m.NotFoundPage))
const PublicShell = lazyPart(() => import('./public-shell.tsx').then((m) => m.PublicShell))

type Part = ComponentType<{ whileLoading?: ReactNode }> & { preload: () => void }

/** Pages on the way in. */
const publicPages = {
  '/login': LoginPage,
  '/signup': SignupPage,
  '/forgot-password': ForgotPasswordPage,
  '/reset-password': ResetPasswordPage,
  '/verify-email': VerifyEmailPage,
  '/stop-email-change': StopEmailChangePage,
  '/onboarding': OnboardingPage,
  '/ai-onboarding': OnboardingPage,
  '/join': JoinRoute,
}

/** Pages inside the sidebar: the guard asks signed-out people to sign in first. */
const appPages = {
  '/dashboard': DashboardRoute,
  '/testimonials': TestimonialsRoute,
  '/testimonials/hub': HubPage,
  '/collect': CollectRoute,
  '/testimonial-generator': GeneratorRoute,
  '/ai-testimonial-generator': GeneratorRoute,
  '/customers': CustomersRoute,
  '/rewards': RewardsPage,
  '/rewards/ledger': LedgerPage,
  '/embed-code': EmbedCodePage,
  '/business-setup': BusinessSetupRoute,
  '/business-context': BusinessSetupRoute,
  '/settings': SettingsRoute,
  '/testimonial-recommendations': LaterPage,
  '/qr-testimonials': QrPage,
  '/campaigns': LaterPage,
  '/email-campaigns': LaterPage,
  '/ai-assistant': AssistantPage,
  '/publishing': LaterPage,
  '/platform-setup': LaterPage,
  '/platform-preferences': LaterPage,
  '/template-designer': LaterPage,
  '/testimonial-templates': LaterPage,
  '/crm-integrations': LaterPage,
  '/crm-setup': LaterPage,
  '/admin': LaterPage,
  '/admin/dashboard': LaterPage,
  '/admin/workspaces': LaterPage,
  '/admin/users': LaterPage,
  '/admin/pricing': LaterPage,
}

/** The server sends the app for these addresses and no others. */
const allPages: Record<AppPath, Part> = { ...appPages, ...publicPages }

/** Every address of the app. Case and trailing slashes do not matter. */
export function Routes() {
  const { isDevelopment } = useInstance()
  const { parser } = useRouter()
  const [location] = useLocation()
  const leadsTo = (path: string) => matchRoute(parser, path, location)[0]
  if (isDevelopment && leadsTo('/dev/ui')) {
    return <GalleryPage whileLoading={<PageLoading />} />
  }
  // The page's code comes beside the question who is signed in, not after its answer.
  Object.entries(allPages)
    .find(([path]) => leadsTo(path))?.[1]
    .preload()
  const pages = (
    <Switch>
      {Object.entries(allPages).map(([path, Page]) => (
        <Route key={path} path={path}>
          <Page whileLoading={<PageLoading />} />
        </Route>
      ))}
      <Route>
        <NotFoundPage whileLoading={<PageLoading />} />
      </Route>
    </Switch>
  )
  // One frame around all pages of a kind: going from page to page, the sidebar stays.
  if (Object.keys(appPages).some(leadsTo)) return <SignedIn>{pages}</SignedIn>
  return <PublicShell whileLoading={<PageLoading />}>{pages}</PublicShell>
}
