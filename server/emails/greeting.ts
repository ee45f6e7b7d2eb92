const longestName = 80
/** Anything that a mail program might make a link of. */
const linkLike = /:\/\/|www[.]|[^\s.][.\u3002\uff0e\uff61]\p{L}{2}/iu

/** A stranger may have typed the name: what carries an address or a message of its own is left out. */
export function greeting(name: string): string {
  return name.length > longestName || linkLike.test(name) ? 'Hello,' : `Hello ${name},`
}
