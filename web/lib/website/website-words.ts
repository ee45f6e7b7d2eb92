import type { ResearchProgress } from '#contract/business/business-research.ts'

const kinds: Readonly<Record<ResearchProgress['kind'], string>> = {
  home: 'Home page',
  about: 'About',
  services: 'Services',
  pricing: 'Prices',
  contact: 'Contact',
  legal: 'Legal notice',
  words: 'Putting it into words',
}

/** The steps of reading a website, for `StepList`. */
export function stepsOf(pages: readonly ResearchProgress[]) {
  return pages.map(({ address, kind, state }) => ({
    key: `${kind} ${address}`,
    label: kinds[kind],
    detail: address && shownAddress(address),
    state,
  }))
}

/** An address as people say it. */
export function shownAddress(address: string): string {
  return address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')
}

export const researchFailed = {
  title: 'Research Failed',
  description: 'Unable to conduct AI research. Please fill out the form manually.',
  variant: 'destructive',
} as const
