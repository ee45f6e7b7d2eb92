import path from 'node:path'

// As Vite writes paths on every system.
const web = path.resolve(import.meta.dirname, '../../web').replaceAll(path.sep, '/')
const start = `${web}/app/main.tsx`
const firstPage = `${web}/app/routes/dashboard-route.tsx`

/**
 * What nearly every page of the owner's app needs, in one piece: sixty small ones take more time and, compressed apart,
 * a tenth more bytes. It is the app itself, with what its first page shares
 * with any other.
 */
export const firstLook = {
  debugName: 'first-look',
  name: (id, context) => (partsOf(context).has(id) ? 'first-look' : null),
}

let known

/** Our own modules of it. What they use of packages comes with them. */
function partsOf(context) {
  if (known) return known
  const app = everythingIn(start, context)
  // Features name their pages by lazy imports.
  const pages = [...app]
    .filter((id) => /\/features?\.ts$/.test(id))
    .flatMap((id) => context.getModuleInfo(id).dynamicallyImportedIds)
    .map((id) => everythingIn(id, context))
  const isShared = (id) => pages.filter((page) => page.has(id)).length > 1
  known = new Set([...app, ...[...everythingIn(firstPage, context)].filter(isShared)])
  return known
}

/** A module with all of ours that it imports at once; a package would bring all that anybody uses of it. */
function everythingIn(first, context) {
  if (!context.getModuleInfo(first)) throw new Error(`first-look: nothing imports ${first}`)
  const found = new Set([first])
  for (const id of found)
    for (const next of context.getModuleInfo(id)?.importedIds ?? [])
      if (!next.includes('/node_modules/')) found.add(next)
  return found
}
