import { brand } from '#contract/brand.ts'
import { newAdministratorHours } from '../passwords/password-change.ts'

/** `link` chooses the first password; who has an account already signs in at `site`. */
export function administratorMadeEmail(
  to: string,
  role: 'admin' | 'super_admin',
  link: string | undefined,
  site: string,
) {
  const what = role === 'super_admin' ? 'a super admin' : 'an administrator'
  return {
    to,
    subject: `You are now ${what} of ${brand.name}`,
    paragraphs: [
      `A super admin made you ${what} of ${site}.`,
      link
        ? `Choose a password with the link below. It works once, within ${newAdministratorHours} hours.`
        : 'You were signed out everywhere. Sign in again with your password.',
      'Turn on two-factor authentication in Settings, under Security. If you didn’t expect this, contact the people who run this site.',
    ],
    button: link
      ? { label: 'Choose a password', url: link, isSecret: true as const }
      : { label: 'Sign in', url: `${site}/login` },
  }
}

/** `isInWorkspace`: the account stays, as one of the workspace's people. */
export function administratorRemovedEmail(to: string, isInWorkspace: boolean) {
  return {
    to,
    subject: `You are no longer an administrator of ${brand.name}`,
    paragraphs: [
      'A super admin removed your administrator role, and you were signed out everywhere.',
      isInWorkspace ? 'Your account in your workspace stays as it was.' : 'Your account was deleted.',
    ],
  }
}
