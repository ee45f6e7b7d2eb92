export { quoteAt } from './linked-quote.ts'
export { readLook } from './read-look.ts'
