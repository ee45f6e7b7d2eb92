export { canonicalOf } from './document.ts'
export { findBySlug } from './find.ts'
export { wallTitleOf } from './page.ts'
