import { socialProviders } from '#contract/accounts/social.ts'
import { getInstance } from '#contract/instance/instance.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openPage } from '../../test/open-page.tsx'
import { anInstance } from '../../test/samples/samples.ts'
import { currentBackend } from '../../test/setup.ts'

const said = 'OAuth is coming soon'

test.for([
  ['/login', 'Sign in'],
  ['/signup', 'Sign up'],
] as const)(
  'without a provider each button on %s says to use the email and a password (AUTH-03, AUTH-09)',
  async ([path, verb]) => {
    const { user } = openPage(path, { as: null })
    for (const name of ['Google', 'Facebook', 'Microsoft']) {
      await user.click(await screen.findByRole('button', { name: `${verb} with ${name}` }))
      expect(await screen.findByText(said)).toBeVisible()
      expect(screen.getByText('Please use your email and password instead.')).toBeVisible()
      await user.click(screen.getByRole('button', { name: 'Dismiss' }))
      await waitFor(() => expect(screen.queryByText(said)).not.toBeInTheDocument())
    }
    expect(currentBackend().sent.map(({ endpoint }) => endpoint)).toEqual([getInstance])
  },
)

test('a provider that is set up is a link that keeps the page asked for, and the others keep their toast (AUTH-03, AUTH-09)', async () => {
  currentBackend().answer(getInstance, anInstance({ socialProviders: ['google'] }))
  const { user } = openPage('/login?next=%2Ftestimonials%3Fsearch%3D100%252541', { as: null })
  expect(await screen.findByRole('link', { name: 'Sign in with Google' })).toHaveAttribute(
    'href',
    '/api/auth/social/google?next=%2Ftestimonials%3Fsearch%3D100%252541',
  )
  await user.click(screen.getByRole('button', { name: 'Sign in with Facebook' }))
  expect(await screen.findByText(said)).toBeVisible()
})

test('every provider can be set up', async () => {
  currentBackend().answer(getInstance, anInstance({ socialProviders: [...socialProviders] }))
  openPage('/signup', { as: null })
  expect(await screen.findAllByRole('link', { name: /^Sign up with / })).toHaveLength(3)
})

describe('back from the provider without being signed in', () => {
  test('somebody who said no is told so once, and the page asked for is kept', async () => {
    const page = openPage('/login?problem=canceled&from=google&next=%2Ftestimonials', {
      as: null,
    })
    expect(await screen.findByText('Sign in canceled')).toBeVisible()
    expect(screen.getByText("You didn't finish signing in with Google. Nothing changed.")).toBeVisible()
    expect(location.search).toBe('?next=%2Ftestimonials')
    await page.user.click(screen.getByRole('button', { name: 'Dismiss' }))
    page.reload()
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible()
    expect(screen.queryByText('Sign in canceled')).not.toBeInTheDocument()
  })

  test.for([
    [
      'use-password',
      "This email already has an account that Google can't open. Sign in with your email and password.",
    ],
    ['no-email', "Google didn't share your email address. Use your email and a password instead."],
    ['expired', 'Your sign-in with Google expired. Start again.'],
    ['failed', "Google couldn't sign you in. Try again, or use your email and password."],
  ] as const)('“%s” is a failed sign-in with what to do', async ([problem, sentence]) => {
    openPage(`/login?problem=${problem}&from=google`, { as: null })
    expect(await screen.findByText('Sign in failed')).toBeVisible()
    expect(screen.getByText(sentence)).toBeVisible()
    expect(location.search).toBe('')
  })

  test('a problem or a provider that nobody knows is not repeated to anybody', async () => {
    openPage('/login?problem=<b>anything</b>&from=nobody', { as: null })
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible()
    expect(screen.queryByText(/anything/)).not.toBeInTheDocument()
    expect(screen.queryByText('Sign in failed')).not.toBeInTheDocument()
  })
})
