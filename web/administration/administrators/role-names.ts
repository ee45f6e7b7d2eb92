import type { Role } from '#contract/accounts/accounts.ts'

export const roleNames: Readonly<Record<Role, string>> = {
  owner: 'Owner',
  member: 'Member',
  admin: 'Admin',
  super_admin: 'Super admin',
}
