import { currentUser } from '#contract/accounts/accounts.ts'
import { brand } from '#contract/brand.ts'
import { themeCookie } from '#contract/cookies.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { aUser } from '../../test/samples/samples.ts'
import { currentBackend } from '../../test/setup.ts'

const page = document.documentElement
const [script] = Object.values(
  import.meta.glob<string>('../../public/before-paint.js', { query: '?raw', import: 'default', eager: true }),
)

/** What the script in the head of every page does before anything of the page is painted. */
function arriveAt(path: string, { hasSession = true } = {}) {
  history.replaceState(null, '', path)
  if (hasSession) document.cookie = `${brand.prefix}_signed_in=1; path=/`
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => undefined)
  // oxlint-disable-next-line typescript/no-implied-eval -- it is the file as browsers get it
  new Function(script ?? 'throw new Error(`there is no such script`)')()
  return replace
}

afterEach(() => {
  for (const name of ['scripted', 'signedIn', 'checking', 'theme']) delete page.dataset[name]
})

test('SHELL-01, SHELL-03: an owner with a business goes from the front door to work, and sees a spinner meanwhile', async () => {
  currentBackend().answer(currentUser, aUser())
  const held = currentBackend().hold(currentUser)
  const replace = arriveAt('/')
  expect(page.dataset).toHaveProperty('checking')
  held.release()
  await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('/dashboard'))
  expect(page.dataset, 'the landing page never shows').toHaveProperty('checking')
})

test('SHELL-02: who has no business yet gets the landing page', async () => {
  currentBackend().answer(currentUser, aUser({ hasBusinessProfile: false }))
  const replace = arriveAt('/')
  await vi.waitFor(() => expect(page.dataset).not.toHaveProperty('checking'))
  expect(replace).not.toHaveBeenCalled()
  expect(page.dataset).toHaveProperty('signedIn')
})

test('SHELL-02: whose session has ended gets the landing page, as a stranger', async () => {
  currentBackend().refuse(currentUser, 'not-signed-in', 'Please sign in')
  const replace = arriveAt('/')
  await vi.waitFor(() => expect(page.dataset).not.toHaveProperty('checking'))
  expect(replace).not.toHaveBeenCalled()
  expect(page.dataset).not.toHaveProperty('signedIn')
})

test('SHELL-02: a server that does not answer keeps nobody at the spinner', async () => {
  currentBackend().lose(currentUser)
  arriveAt('/')
  await vi.waitFor(() => expect(page.dataset).not.toHaveProperty('checking'))
})

test('strangers, and pages that are no front door, ask nobody', () => {
  arriveAt('/', { hasSession: false })
  expect(page.dataset).not.toHaveProperty('checking')
  arriveAt('/landing')
  expect(page.dataset).not.toHaveProperty('checking')
  expect(currentBackend().calls(currentUser)).toEqual([])
})

test('a theme that was picked is there before the first paint', () => {
  document.cookie = `${themeCookie.name}=dark; path=/`
  arriveAt('/about', { hasSession: false })
  expect(page.dataset['theme']).toBe('dark')
})
