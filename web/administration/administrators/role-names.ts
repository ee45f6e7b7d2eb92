import type { Administrator } from '#contract/administration/administrators.ts'

export const roleNames: Readonly<Record<Administrator['role'], string>> = {
  admin: 'Admin',
  super_admin: 'Super admin',
}
