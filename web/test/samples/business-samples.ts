import type { User } from '#contract/accounts/accounts.ts'
import { updateBusinessProfile } from '#contract/business/business.ts'
import { type BusinessProfile, getBusinessProfile } from '#contract/business/business-profile.ts'
import { screen } from '@testing-library/react'
import { type OpenPage, openPage } from '../open-page.tsx'
import { aBusinessProfile, aUser } from './samples.ts'
import { currentBackend } from '../setup.ts'

/** The page of a bakery, over a server that keeps what is saved. */
export async function openProfile(as: User = aUser()) {
  const backend = currentBackend()
  let stored = aBusinessProfile()
  let saves = 0
  /** What another window saves. */
  const store = (own: Partial<BusinessProfile>): BusinessProfile => {
    saves += 1
    stored = { ...stored, ...own, updatedAt: `2026-03-02T10:00:${String(saves).padStart(2, '0')}.000Z` }
    return stored
  }
  /** The server takes what is saved, from now on. */
  const keep = () =>
    backend.answer(updateBusinessProfile, ({ body }) =>
      store(Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))),
    )
  backend.answer(getBusinessProfile, () => stored)
  keep()
  const page = openPage('/business-setup', { as })
  await screen.findByRole('textbox', { name: 'Business name' })
  return { page, stored: () => stored, store, keep }
}

export const field = (label: string) => screen.getByRole('textbox', { name: new RegExp(`^${label}`) })

export async function fill({ user }: OpenPage, label: string, value: string): Promise<void> {
  await user.clear(field(label))
  await user.click(field(label))
  await user.paste(value)
}

export const press = ({ user }: OpenPage, name: string) => user.click(screen.getByRole('button', { name }))

/** What the page sent to be saved, in order. */
export const sentProfiles = () =>
  currentBackend()
    .received(updateBusinessProfile)
    .map(({ body }) => body)
