/** Roles of whoever runs the instance. They keep their account of it when they leave a workspace. */
export const administrators = ['admin', 'super_admin'] as const

export function isAdministrator({ role }: { readonly role: string }): boolean {
  return administrators.some((one) => one === role)
}
