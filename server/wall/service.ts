export { canonicalOf } from './document.ts'
export { findBySlug } from './find.ts'
export { wallTitleOf as titleOf } from './page.ts'
