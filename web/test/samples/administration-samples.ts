import type { PlatformStats } from '#contract/administration/platform.ts'
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
  deletesAt: null,
}))

/** A year of an instance that grows by a user more each month. */
export const somePlatformStats = sampleOf<PlatformStats>(() => ({
  totalUsers: 1204,
  activeUsers: 310,
  totalTestimonials: 98_000,
  totalWidgets: 77,
  totalBusinessProfiles: 41,
  totalWorkspaces: 40,
  months: Array.from({ length: 12 }, (_, index) => ({
    month: `2026-${String(index + 1).padStart(2, '0')}`,
    users: index,
    testimonials: index * 10,
    widgets: 1,
    businessProfiles: 2,
    workspaces: 3,
  })),
  countedAt: '2026-03-01T10:00:00.000Z',
}))
