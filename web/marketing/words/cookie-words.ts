import type { CookieCategory } from '#contract/cookies.ts'

/** What the categories are called, and what belongs into them. */
export const categoryWords: Record<CookieCategory, { label: string; what: string; none: string }> = {
  essential: {
    label: 'Essential',
    what: 'Without these, what you asked for would not work: signing in, sending a form, keeping your choice on this page. They are always on.',
    none: '',
  },
  analytics: {
    label: 'Analytics',
    what: 'Would count visits and measure which pages are read.',
    none: 'There are none. This website does not count its visitors.',
  },
  functional: {
    label: 'Functional',
    what: 'Remember how you like things, so that you need not say it again.',
    none: 'There are none.',
  },
  marketing: {
    label: 'Marketing',
    what: 'Would show advertising, or follow people from one website to another.',
    none: 'There are none. There is no advertising here, and nothing follows you.',
  },
}

export const kindWords = {
  cookie: 'Cookie',
  localStorage: 'Local storage',
  sessionStorage: 'Session storage',
} as const
