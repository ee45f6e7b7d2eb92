export { canonicalOf } from './document.ts'
export { findBySlug } from './find.ts'
export { titleOf } from './page.ts'
