import { brand } from '#contract/brand.ts'

/** As a browser's tab names a page: what it is, then the product. */
export const brandedTitle = (title: string) => `${title} · ${brand.name}`
