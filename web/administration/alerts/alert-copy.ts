import { type Alert, type AlertKind, retriedAlerts } from '#contract/administration/alerts.ts'
import { longestWaitDays } from '#contract/administration/jobs.ts'

interface AlertCopy {
  readonly title: (alert: Alert) => string
  /** What it means, and what to do. */
  readonly help: (alert: Alert) => string
  /** Where one can do it. */
  readonly link?: { readonly label: string; readonly href: string }
  /** What its queues do, where they can be paused: after "Pause". */
  readonly paused?: string
}

const many = (count: number, noun: string) => `${count.toLocaleString()} ${noun}${count === 1 ? '' : 's'}`

/** What is said of each kind of alert. */
export const alertCopy: Readonly<Record<AlertKind, AlertCopy>> = {
  'service-outage': {
    title: ({ count }) => `${many(count, 'service')} not working`,
    help: () =>
      'The status page shows this outage. Check the server log, and tell visitors what is going on.',
    link: { label: 'Report an incident', href: '/admin/incidents' },
  },
  'disk-full': {
    title: ({ count }) => `${count}% of the disk is free`,
    help: ({ isUrgent }) =>
      isUrgent
        ? 'Nothing can be saved until there is space. Free some up or use a larger disk.'
        : 'Free up space or use a larger disk before saving stops.',
  },
  'other-address': {
    title: () => 'People open this server at another address',
    help: ({ details: [origin, publicUrl] }) =>
      `Forms don't work at ${origin}, because PUBLIC_URL is ${publicUrl}. Set PUBLIC_URL to the address people use, or redirect them.`,
  },
  'mail-outage': {
    title: () => 'The mail server takes no emails',
    help: ({ count }) =>
      `${many(count, 'email')} waiting. They leave as soon as the mail server answers. Check SMTP_URL and the mail server itself.`,
    paused: 'emails',
  },
  'error-rate': {
    title: ({ count }) => `${many(count, 'request')} failed in the last two hours`,
    help: () => "Look for 'request failed' in the server log: each entry names the cause.",
  },
  'failed-jobs': {
    title: ({ count }) => `${many(count, 'background job')} failed`,
    help: () => 'These jobs used up their attempts. Fix the cause, then retry them.',
    link: { label: 'Open jobs', href: '/admin/jobs' },
    paused: 'these queues',
  },
  'waiting-jobs': {
    title: ({ count }) => `${many(count, 'background job')} waiting too long`,
    help: () =>
      'Jobs have been ready for over 15 minutes. Check that a server process is running and takes jobs.',
    link: { label: 'Open jobs', href: '/admin/jobs' },
  },
  'paused-jobs': {
    title: ({ count }) => (count === 1 ? '1 queue is paused' : `${count.toLocaleString()} queues are paused`),
    help: ({ queues }) =>
      queues.includes('send-emails')
        ? 'No email leaves this server until you resume it, not even links to sign in.'
        : `Their work waits until you resume it, for ${longestWaitDays} days at most.`,
    link: { label: 'Open jobs', href: '/admin/jobs' },
  },
  'failed-emails': {
    title: ({ count }) => `${many(count, 'email')} not sent`,
    help: () => 'These emails were given up after several attempts. Fix the cause, then send them again.',
    paused: 'emails',
  },
  'payment-events': {
    title: ({ count }) => `${many(count, 'payment event')} not processed`,
    help: () =>
      'The payment provider sent these over an hour ago. Fix what they failed on, below, then retry them.',
    link: { label: 'Open payment events', href: '/admin/pricing' },
  },
  'held-emails': {
    title: ({ count }) => `Emails of ${many(count, 'workspace')} on hold`,
    help: () => 'Too many of their emails bounced or were marked as spam. Their owners can resume them.',
  },
  'expired-connections': {
    title: ({ count }) => `${many(count, 'connection')} not working`,
    help: () =>
      'The platform refuses their token, or the last sync failed. Their owners see why and can connect again.',
    paused: 'all syncing',
  },
  'backup-overdue': {
    title: ({ since }) => (since ? 'The last backup is over a week old' : 'This instance has no backup'),
    help: () => 'Run npm run backup -- FILE on the server. Hide this if you back up in another way.',
  },
}

export function isRetried(kind: AlertKind): kind is (typeof retriedAlerts)[number] {
  return (retriedAlerts as readonly AlertKind[]).includes(kind)
}

/** What the details already say in the help stands there once. */
export const hidesDetails: ReadonlySet<AlertKind> = new Set(['other-address'])
