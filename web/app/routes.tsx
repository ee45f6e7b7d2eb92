import type { AppPath } from '#contract/app-paths.ts'
import { lazy, Suspense, type ComponentType } from 'react'
import { matchRoute, Route, Switch, useLocation, useRouter } from 'wouter'
import { LaterPage } from './later-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { PageLoading } from './page-loading.tsx'
import { PublicShell } from './public-shell.tsx'
import { SignedIn } from './signed-in.tsx'
import { useInstance } from '../lib/use-instance.ts'

const LoginPage = lazy(() => import('../accounts/login-page.tsx').then((m) => ({ default: m.LoginPage })))
const SignupPage = lazy(() => import('../accounts/signup-page.tsx').then((m) => ({ default: m.SignupPage })))
const ForgotPasswordPage = lazy(() =>
  import('../accounts/forgot-password-page.tsx').then((m) => ({ default: m.ForgotPasswordPage })),
)
const ResetPasswordPage = lazy(() =>
  import('../accounts/reset-password-page.tsx').then((m) => ({ default: m.ResetPasswordPage })),
)
const OnboardingPage = lazy(() =>
  import('../accounts/onboarding-page.tsx').then((m) => ({ default: m.OnboardingPage })),
)
const AssistantPage = lazy(() =>
  import('../assistant/assistant-page.tsx').then((m) => ({ default: m.AssistantPage })),
)
const DashboardRoute = lazy(() =>
  import('./dashboard-route.tsx').then((m) => ({ default: m.DashboardRoute })),
)
const EmbedCodePage = lazy(() =>
  import('../embed-code/embed-code-page.tsx').then((m) => ({ default: m.EmbedCodePage })),
)
const TestimonialsRoute = lazy(() =>
  import('./testimonials-route.tsx').then((m) => ({ default: m.TestimonialsRoute })),
)
const HubPage = lazy(() => import('../hub/hub-page.tsx').then((m) => ({ default: m.HubPage })))
const CollectRoute = lazy(() => import('./collect-route.tsx').then((m) => ({ default: m.CollectRoute })))
const GeneratorRoute = lazy(() =>
  import('./generator-route.tsx').then((m) => ({ default: m.GeneratorRoute })),
)
const QrPage = lazy(() => import('../collect/qr-page.tsx').then((m) => ({ default: m.QrPage })))
const CustomersRoute = lazy(() =>
  import('./customers-route.tsx').then((m) => ({ default: m.CustomersRoute })),
)
const SettingsPage = lazy(() =>
  import('../settings/settings-page.tsx').then((m) => ({ default: m.SettingsPage })),
)
const BusinessSetupRoute = lazy(() =>
  import('./business-setup-route.tsx').then((m) => ({ default: m.BusinessSetupRoute })),
)
const RewardsPage = lazy(() =>
  import('../rewards/rewards-page.tsx').then((m) => ({ default: m.RewardsPage })),
)
const LedgerPage = lazy(() => import('../rewards/ledger-page.tsx').then((m) => ({ default: m.LedgerPage })))
const JoinRoute = lazy(() => import('./join-route.tsx').then((m) => ({ default: m.JoinRoute })))
const GalleryPage = lazy(() =>
  import('../gallery/gallery-page.tsx').then((m) => ({ default: m.GalleryPage })),
)

/** Pages on the way in. */
const publicPages = {
  '/login': LoginPage,
  '/signup': SignupPage,
  '/forgot-password': ForgotPasswordPage,
  '/reset-password': ResetPasswordPage,
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
  '/settings': SettingsPage,
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
const allPages: Record<AppPath, ComponentType> = { ...appPages, ...publicPages }

/** Every address of the app. Case and trailing slashes do not matter. */
export function Routes() {
  const { isDevelopment } = useInstance()
  const { parser } = useRouter()
  const [location] = useLocation()
  const leadsTo = (path: string) => matchRoute(parser, path, location)[0]
  if (isDevelopment && leadsTo('/dev/ui')) {
    return (
      <Suspense fallback={<PageLoading />}>
        <GalleryPage />
      </Suspense>
    )
  }
  // One frame around all pages of a kind: going from page to page, the sidebar stays.
  const Frame = Object.keys(appPages).some(leadsTo) ? SignedIn : PublicShell
  return (
    <Frame>
      <Suspense fallback={<PageLoading />}>
        <Switch>
          {Object.entries(allPages).map(([path, Page]) => (
            <Route key={path} path={path} component={Page} />
          ))}
          <Route component={NotFoundPage} />
        </Switch>
      </Suspense>
    </Frame>
  )
}
