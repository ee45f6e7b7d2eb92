export { readLook } from './read-look.ts'
