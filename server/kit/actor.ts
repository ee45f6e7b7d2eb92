interface Acting {
  readonly user: { readonly id: string }
  readonly apiKey: { readonly id: string } | undefined
  readonly support: { readonly id: string } | undefined
}

/** Whose doing it is, as events and histories have it: a member's, a program's with their key, or support's as them. */
export function actorOf({ user, apiKey, support }: Acting): string {
  if (apiKey) return `key:${apiKey.id}`
  return support ? `support:${support.id}` : `user:${user.id}`
}
