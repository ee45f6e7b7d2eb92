interface Placeholder {
  /** What does the same work today. */
  readonly meanwhile: string
  readonly ways: readonly { label: string; href: string }[]
}

const admin: Placeholder = {
  meanwhile: 'Manage accounts on the server with the command npm run admin.',
  ways: [],
}

/** Where the work of these pages is done. */
export const copy: Readonly<Record<string, Placeholder>> = {
  '/admin': admin,
  '/admin/users': admin,
  '/admin/pricing': admin,
}
