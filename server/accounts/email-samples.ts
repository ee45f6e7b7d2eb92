import { type SampleEmail, sampleToken } from '../emails/service.ts'
import {
  deviceLinkEmail,
  passwordChangedEmail,
  passwordResetEmail,
  resetEmail,
  signInAddedEmail,
} from './account-emails.ts'
import {
  addressChangedEmail,
  alreadyHereEmail,
  changeRequestedEmail,
  confirmChangeEmail,
  verifyAddressEmail,
} from './addresses/address-emails.ts'
import {
  accountKeptEmail,
  accountRemovedEmail,
  memberDeletionEmail,
  ownDeletionEmail,
  deletionAnnouncedEmail,
  restoredEmail,
  suspendedEmail,
  deletedEmail,
  deletionCanceledEmail,
  deletionRequestedEmail,
  recoveryCodeUsedEmail,
  twoFactorOffEmail,
  twoFactorOnEmail,
} from './security-emails.ts'
import { supportStartedEmail } from './support/support-emails.ts'
import { administratorMadeEmail, administratorRemovedEmail } from './administration/administrator-emails.ts'

const mara = 'mara@lindqvistbakery.com'
const newAddress = 'hello@lindqvistbakery.com'
const business = 'Lindqvist Bakery'
const owner = 'Mara Lindqvist'
const ended = { inWorkspace: true }

const addressSamples: readonly SampleEmail[] = [
  {
    name: 'verify-email',
    sentWhen: 'To a new account, to prove its email address',
    draft: (url) => verifyAddressEmail(mara, `${url}/verify-email?token=${sampleToken}`, 7),
  },
  {
    name: 'already-here',
    sentWhen: 'To the holder of an account, when somebody signs up with its address',
    draft: (url) => alreadyHereEmail(mara, `${url}/login`),
  },
  {
    name: 'confirm-new-email',
    sentWhen: 'To the new address, when an account changes it',
    draft: (url) => confirmChangeEmail(newAddress, `${url}/verify-email?token=${sampleToken}`),
  },
  {
    name: 'email-about-to-change',
    sentWhen: 'To the old address, when an account changes it',
    draft: (url) => changeRequestedEmail(mara, newAddress, `${url}/stop-email-change?token=${sampleToken}`),
  },
  {
    name: 'email-changed',
    sentWhen: 'To the old address, once the new one is confirmed',
    draft: () => addressChangedEmail(mara, newAddress),
  },
]

const passwordSamples: readonly SampleEmail[] = [
  {
    name: 'device-link',
    sentWhen: 'To somebody locked out by wrong passwords, when they ask for it',
    draft: (url) => deviceLinkEmail(mara, `${url}/device-link?token=${sampleToken}`, 10),
  },
  {
    name: 'reset-password',
    sentWhen: 'To somebody who forgot their password',
    draft: (url) => resetEmail(mara, `${url}/reset-password?token=${sampleToken}`, 60),
  },
  {
    name: 'password-reset',
    sentWhen: 'After a password was chosen with such a link',
    draft: () => passwordResetEmail(mara, { isMailed: true, ended: undefined }),
  },
  {
    name: 'password-reset-first-proof',
    sentWhen: 'The same, when it is the first proof of the address',
    draft: () => passwordResetEmail(mara, { isMailed: true, ended }),
  },
  {
    name: 'password-changed',
    sentWhen: 'After a password was changed in Settings',
    draft: () => passwordChangedEmail(mara),
  },
  {
    name: 'sign-in-added',
    sentWhen: 'After the first sign-in with Google, Facebook or Microsoft',
    draft: () => signInAddedEmail(mara, 'Google'),
  },
  {
    name: 'sign-in-added-first-proof',
    sentWhen: 'The same, when it is the first proof of the address',
    draft: () => signInAddedEmail(mara, 'Microsoft', ended),
  },
]

const support = {
  administratorName: 'Jonas Weber',
  asName: 'Mara Lindqvist',
  business,
  reason: 'Mara asked why her widget stays empty.',
}

const securitySamples: readonly SampleEmail[] = [
  {
    name: 'support-started',
    sentWhen: 'To every owner, when an administrator signs in as somebody of the team',
    draft: (url) =>
      supportStartedEmail(mara, { ...support, mayWrite: false }, `${url}/settings?tab=security`),
  },
  {
    name: 'support-started-writing',
    sentWhen: 'The same, when they chose to make changes',
    draft: (url) => supportStartedEmail(mara, { ...support, mayWrite: true }, `${url}/settings?tab=security`),
  },
  {
    name: 'two-factor-on',
    sentWhen: 'After two-factor authentication was turned on',
    draft: () => twoFactorOnEmail(mara),
  },
  {
    name: 'two-factor-off',
    sentWhen: 'After two-factor authentication was turned off',
    draft: () => twoFactorOffEmail(mara),
  },
  {
    name: 'recovery-code-used',
    sentWhen: 'After somebody signed in with a recovery code',
    draft: () => recoveryCodeUsedEmail(mara, 7),
  },
  {
    name: 'deletion-requested',
    sentWhen: 'To every owner, when one asks to delete the account',
    draft: (url) =>
      deletionRequestedEmail(mara, business, owner, 'December 9, 2026', `${url}/settings?tab=security`),
  },
  {
    name: 'deletion-canceled',
    sentWhen: 'To every owner, when the account is kept after all',
    draft: () => deletionCanceledEmail(mara, business, owner),
  },
  {
    name: 'account-deleted',
    sentWhen: 'To every owner, once the account is gone',
    draft: () => deletedEmail(mara, business),
  },
]

const announced = { typedName: business, reason: 'The form was used to collect card numbers.' }

const administrationSamples: readonly SampleEmail[] = [
  {
    name: 'deletion-announced',
    sentWhen: 'To every owner, when an administrator deletes the workspace',
    draft: (url) =>
      deletionAnnouncedEmail(mara, announced, 'December 9, 2026', `${url}/settings?tab=security`),
  },
  {
    name: 'account-deleted-by-administrator',
    sentWhen: 'To every owner, once a workspace is gone that an administrator deleted',
    draft: () => deletedEmail(mara, business, announced.reason),
  },
  {
    name: 'workspace-suspended',
    sentWhen: 'To every owner, when an administrator suspends the workspace',
    draft: () => suspendedEmail(mara, announced),
  },
  {
    name: 'workspace-restored',
    sentWhen: 'To every owner, when a suspended workspace is restored',
    draft: () =>
      restoredEmail(mara, { ...announced, reason: 'The form asks for nothing of the kind any more.' }),
  },
  {
    name: 'own-account-deletion-announced',
    sentWhen: 'To somebody whose own account an administrator deletes, in a workspace that stays',
    draft: (url) =>
      ownDeletionEmail(
        mara,
        { ...announced, reason: 'Mara asked us to.' },
        'March 29, 2026',
        `${url}/dashboard`,
      ),
  },
  {
    name: 'member-deletion-announced',
    sentWhen:
      'To the owners of a workspace, when an administrator deletes the account of somebody on the team',
    draft: () =>
      memberDeletionEmail(
        mara,
        { ...announced, reason: 'Jonas asked us to.', name: 'Jonas Weber' },
        'March 29, 2026',
      ),
  },
  {
    name: 'own-account-kept',
    sentWhen: 'To somebody whose own account was kept after all',
    draft: () => accountKeptEmail(mara),
  },
  {
    name: 'account-removed',
    sentWhen: 'To somebody whose account an administrator deleted',
    draft: () => accountRemovedEmail(mara, { ...announced, reason: 'Mara asked us to.' }),
  },
  {
    name: 'administrator-made',
    sentWhen: 'To a new administrator, with a first password to choose',
    draft: (url) => administratorMadeEmail(mara, 'admin', `${url}/reset-password?token=${sampleToken}`, url),
  },
  {
    name: 'administrator-promoted',
    sentWhen: 'To an administrator who had an account before',
    draft: (url) => administratorMadeEmail(mara, 'super_admin', undefined, url),
  },
  {
    name: 'administrator-removed',
    sentWhen: 'To somebody who is no administrator any more',
    draft: () => administratorRemovedEmail(mara, true),
  },
]

export const accountSamples = [
  ...addressSamples,
  ...passwordSamples,
  ...securitySamples,
  ...administrationSamples,
]
