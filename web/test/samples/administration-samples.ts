import type { AdminUser } from '#contract/administration/users.ts'
import { sampleOf } from './sample.ts'

/** The owner of a studio, as administrators see her. */
export const anAdminUser = sampleOf<AdminUser>(() => ({
  id: '01900000-0000-7000-8000-000000000011',
  firstName: 'Ada',
  lastName: 'Quill',
  username: 'ada@quill.example',
  email: 'ada@quill.example',
  isEmailProven: true,
  role: 'owner',
  isWorkspaceOwner: true,
  workspaceId: '01900000-0000-7000-8000-000000000001',
  businessName: 'Quill Studio',
  createdAt: '2026-03-01T10:00:00.000Z',
  lastActiveAt: null,
}))
