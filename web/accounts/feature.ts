import type { Feature, LoadPage } from '../lib/feature.ts'

const publicPage = (path: string, title: string, load: LoadPage) =>
  ({ path, title, access: 'public', load }) as const

/** `loadOnboarding` brings its page with the customers' form. */
export const accounts = (loadOnboarding: LoadPage): Feature => ({
  pages: [
    publicPage('/login', 'Sign In', () => import('./sign-in/login-page.tsx').then((m) => m.LoginPage)),
    publicPage('/signup', 'Create account', () => import('./signup-page.tsx').then((m) => m.SignupPage)),
    publicPage('/forgot-password', 'Forgot password', () =>
      import('./password/forgot-password-page.tsx').then((m) => m.ForgotPasswordPage),
    ),
    publicPage('/reset-password', 'Choose a new password', () =>
      import('./password/reset-password-page.tsx').then((m) => m.ResetPasswordPage),
    ),
    publicPage('/device-link', 'Sign in on this device', () =>
      import('./device-link-page.tsx').then((m) => m.DeviceLinkPage),
    ),
    publicPage('/verify-email', 'Verify your email', () =>
      import('./verify-email-page.tsx').then((m) => m.VerifyEmailPage),
    ),
    publicPage('/stop-email-change', 'Stop the email change', () =>
      import('./stop-email-change-page.tsx').then((m) => m.StopEmailChangePage),
    ),
    {
      path: '/onboarding',
      aliases: ['/ai-onboarding'],
      title: 'Set up your business',
      access: 'public',
      load: loadOnboarding,
    },
  ],
})
