import type { PublicForm } from '#contract/collection/collection.ts'

/**
 * The form with the platforms that the address allows: with a flag in it, only those it says `true` of. It narrows what
 * the owner allowed, alike at every rating, and never adds to it.
 */
export function narrowed(form: PublicForm, search: string): PublicForm {
  const flags = new URLSearchParams(search)
  if (!flags.has('google') && !flags.has('yelp')) return form
  const isAllowed = (platform: string) => flags.get(platform) === 'true'
  return {
    ...form,
    publicLinks: form.publicLinks.filter(({ platform }) => isAllowed(platform)),
    promptedPlatform:
      form.promptedPlatform && isAllowed(form.promptedPlatform) ? form.promptedPlatform : null,
  }
}
