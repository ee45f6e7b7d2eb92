import { expect, type Page } from '@playwright/test'
import { outboxOf } from '../../accounts/outbox.ts'
import { alter, answer, reloadAs } from './answers.ts'
import type { State } from './state.ts'
import { endless } from './visitors.ts'

const team = '/business-setup?tab=team'
const longAddress = `${endless.slice(0, 60)}@${'l'.repeat(40)}.example`

const jonas = {
  id: '0192f3a0-0000-7000-8000-000000000001',
  firstName: 'Jonas',
  lastName: endless,
  email: longAddress,
  role: 'owner',
  isWorkspaceOwner: true,
  joinedAt: '2026-03-02T09:00:00.000Z',
}
const invited = {
  id: '0192f3a0-0000-7000-8000-000000000002',
  email: longAddress,
  role: 'member',
  invitedBy: endless,
  invitedAt: '2026-03-02T09:00:00.000Z',
  expiresAt: '2026-03-09T09:00:00.000Z',
}

/** The real owner beside another one. */
async function withJonas(page: Page): Promise<void> {
  await alter<{ members: object[]; invitations: object[] }>(page, '**/api/team', ({ members }) => ({
    members: [...members, jonas],
    invitations: [invited],
  }))
  await page.reload()
  await page.getByRole('button', { name: /^Actions for Jonas/ }).waitFor()
}

async function choose(page: Page, whose: RegExp, item: string): Promise<void> {
  await withJonas(page)
  await page.getByRole('button', { name: whose }).click()
  await page.getByRole('menuitem', { name: item }).click()
  await page.getByRole('dialog').waitFor()
}

const joinStates: readonly State[] = [
  { name: 'with half a link', page: '/join', visitor: 'stranger' },
  {
    name: 'with a link that was used',
    page: '/join?token=used-up',
    visitor: 'stranger',
    expectedErrors: [/status of 410/],
  },
  {
    name: 'invited by a long name',
    page: '/join',
    visitor: 'stranger',
    open: async (page) => {
      let link: string | undefined
      await expect(async () => {
        const texts = (await outboxOf(page.url())).map(({ text }) => text)
        link = /\/join\?token=[\w-]+/.exec(texts.join('\n'))?.[0]
        expect(link).toContain('token')
      }).toPass()
      await page.goto(link ?? '')
      await page.getByRole('button', { name: 'Join the team' }).click()
      await page.getByText('First name must be at least 2 characters').waitFor()
    },
  },
  {
    name: 'invited at an address with an account',
    page: '/join',
    visitor: 'stranger',
    reloads: true,
    open: async (page) => {
      await answer(page, 'GET /api/invitations/any', {
        businessName: endless,
        invitedBy: null,
        email: longAddress,
        role: 'member',
        hasAccount: true,
        expiresAt: '2026-03-09T09:00:00.000Z',
      })
      await page.goto('/join?token=any')
      await page.getByText('This email already has an account').waitFor()
    },
  },
]

/** Who works here, and the way in by an invitation. */
export const teamStates: readonly State[] = [
  ...joinStates,
  { name: 'alone', page: team, visitor: 'empty' },
  { name: 'while answers are under way', page: team, visitor: 'empty', answers: 'pending' },
  {
    name: 'when answers fail',
    page: team,
    visitor: 'empty',
    answers: 'failing',
    expectedErrors: [/status of 500/],
  },
  {
    name: 'with long names and what can be done with them',
    page: team,
    visitor: 'empty',
    reloads: true,
    open: async (page) => {
      await withJonas(page)
      await page.getByRole('button', { name: /^Actions for Jonas/ }).click()
      await page.getByRole('menuitem', { name: 'Make member' }).waitFor()
    },
  },
  {
    name: 'before somebody is removed',
    page: team,
    visitor: 'empty',
    reloads: true,
    open: (page) => choose(page, /^Actions for Jonas/, 'Remove from team'),
  },
  {
    name: 'with a link to hand over',
    page: team,
    visitor: 'empty',
    reloads: true,
    open: async (page) => {
      await withJonas(page)
      const url = `${new URL(page.url()).origin}/join?token=${'token'.repeat(16)}`
      await answer(page, 'POST /api/team/invitations', { ...invited, url }, 201)
      await page.getByLabel('Email', { exact: true }).fill('lena@example.com')
      await page.getByRole('button', { name: 'Create invitation' }).click()
      await page
        .getByRole('button', { name: /^Copy link/ })
        .last()
        .waitFor()
    },
  },
  {
    name: 'before an invitation is revoked',
    page: team,
    visitor: 'empty',
    reloads: true,
    open: async (page) => {
      await withJonas(page)
      await page.getByRole('button', { name: /^Revoke invitation/ }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'as a member sees it',
    page: team,
    visitor: 'empty',
    reloads: true,
    open: async (page) => {
      await reloadAs(page, { role: 'member', isWorkspaceOwner: false })
      await page.getByText('Only owners can invite people').waitFor()
    },
  },
]
