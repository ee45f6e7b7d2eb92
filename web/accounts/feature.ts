import type { Feature, LoadPage } from '../lib/feature.ts'

/** `loadOnboarding` brings its page with the customers' form. */
export const accounts = (loadOnboarding: LoadPage): Feature => ({
  pages: [
    {
      path: '/login',
      title: 'Sign In',
      isPublic: true,
      load: () => import('./login-page.tsx').then((m) => m.LoginPage),
    },
    {
      path: '/signup',
      title: 'Create account',
      isPublic: true,
      load: () => import('./signup-page.tsx').then((m) => m.SignupPage),
    },
    {
      path: '/forgot-password',
      title: 'Forgot password',
      isPublic: true,
      load: () => import('./forgot-password-page.tsx').then((m) => m.ForgotPasswordPage),
    },
    {
      path: '/reset-password',
      title: 'Choose a new password',
      isPublic: true,
      load: () => import('./reset-password-page.tsx').then((m) => m.ResetPasswordPage),
    },
    {
      path: '/verify-email',
      title: 'Verify your email',
      isPublic: true,
      load: () => import('./verify-email-page.tsx').then((m) => m.VerifyEmailPage),
    },
    {
      path: '/stop-email-change',
      title: 'Stop the email change',
      isPublic: true,
      load: () => import('./stop-email-change-page.tsx').then((m) => m.StopEmailChangePage),
    },
    {
      path: '/onboarding',
      aliases: ['/ai-onboarding'],
      title: 'Set up your business',
      isPublic: true,
      load: loadOnboarding,
    },
  ],
})
