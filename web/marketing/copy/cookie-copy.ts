import type { CookieCategory } from '#contract/cookies.ts'

/** What the categories are called, and what belongs into them. */
export const categoryCopy: Record<CookieCategory, { label: string; what: string; none: string }> = {
  essential: {
    label: 'Essential',
    what: 'Needed for what you ask for: signing in, sending a form, remembering your choice on this page. They are always on.',
    none: '',
  },
  analytics: {
    label: 'Analytics',
    what: 'Would count visits and measure which pages people read.',
    none: 'None. This website does not count its visitors.',
  },
  functional: {
    label: 'Functional',
    what: 'Remember your preferences, so you don’t have to set them again.',
    none: 'None.',
  },
  marketing: {
    label: 'Marketing',
    what: 'Would show ads or track people across websites.',
    none: 'None. There are no ads here, and nothing tracks you.',
  },
}

export const storageKindCopy = {
  cookie: 'Cookie',
  localStorage: 'Local storage',
  sessionStorage: 'Session storage',
} as const
