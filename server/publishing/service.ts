export { connectionsOf, removeConnection, setConnection } from './connections.ts'
export { markPublished, markRemoved } from './mark-published.ts'
export { platformAddress } from './platform-address.ts'
