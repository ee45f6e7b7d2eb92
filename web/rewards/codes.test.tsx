import { addCodes, type CodePool, getCodePool, removeFreeCodes } from '#contract/rewards/rewards.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openRewards, rewardsOn, saves } from '../test/samples/rewards-samples.ts'
import { currentBackend } from '../test/setup.ts'

afterEach(() => void vi.useRealTimers())

const codes = () => within(screen.getByRole('region', { name: 'Codes' }))
const figure = (term: string) => codes().getByText(term).parentElement?.querySelector('dd')?.textContent
const figures = () => ['Unused', 'Handed out', 'Waiting'].map(figure)
const pool = (own: Partial<CodePool> = {}): CodePool => ({ free: 0, handedOut: 0, waiting: 0, ...own })

/** The rewards page with the dialog for new codes open. */
async function openDialog() {
  const page = await openRewards()
  await page.user.click(codes().getByRole('button', { name: 'Add codes' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add codes' }))
  const upload = (name: string, text: string, type: string) =>
    page.user.upload(dialog.getByLabelText('Or choose a file'), new File([text], name, { type }))
  return { ...page, dialog, upload }
}

describe('adding codes', () => {
  test('typed ones are counted, and what was skipped is said', async () => {
    const backend = currentBackend()
    const { user, dialog } = await openDialog()
    backend.answer(addCodes, { added: 2, duplicates: 1, unusable: 3, pool: pool({ free: 2 }) })
    await user.click(dialog.getByLabelText('Codes'))
    await user.paste('BREAD-1\nBREAD-2\nBREAD-1')
    await user.click(dialog.getByRole('button', { name: 'Add codes' }))
    expect(await dialog.findByText('2 codes added')).toBeVisible()
    expect(dialog.getByText('Skipped: 1 duplicate, 3 longer than 64 characters.')).toBeVisible()
    expect(backend.received(addCodes).map(({ body }) => body.content)).toEqual(['BREAD-1\nBREAD-2\nBREAD-1'])
    expect(dialog.getByLabelText('Codes')).toHaveValue('')
    await user.click(dialog.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(figures()).toEqual(['2', '0', '0'])
  })

  test('a file is read, and one that cannot be used says why', async () => {
    const backend = currentBackend()
    const { user, dialog, upload } = await openDialog()
    backend.answer(addCodes, { added: 1, duplicates: 0, unusable: 0, pool: pool({ free: 1 }) })
    await upload('codes.csv', 'name;code\nSummer;SUN-1\n', 'text/csv')
    expect(await dialog.findByText('1 code added')).toBeVisible()
    expect(backend.received(addCodes)[0]?.body.content).toBe('name;code\nSummer;SUN-1\n')
    backend.refuse(addCodes, 'unreadable-file', 'This file has several columns.')
    await upload('other.csv', 'a,b\nc,d\n', 'text/csv')
    await waitFor(() =>
      expect(dialog.getByLabelText('Codes')).toHaveAccessibleDescription('This file has several columns.'),
    )
    await upload('large.txt', 'x'.repeat(1_000_001), 'text/plain')
    await waitFor(() =>
      expect(dialog.getByLabelText('Codes')).toHaveAccessibleDescription(/^This file is larger than 1 MB/),
    )
    expect(backend.calls(addCodes)).toHaveLength(2)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(codes().getByRole('button', { name: 'Add codes' })).toHaveFocus())
  })

  test('nothing typed is nothing sent; a failure keeps what was typed, and a retry is the same attempt', async () => {
    const backend = currentBackend()
    const { user, dialog } = await openDialog()
    const add = dialog.getByRole('button', { name: 'Add codes' })
    await user.click(add)
    const field = dialog.getByLabelText('Codes')
    expect(field).toHaveAccessibleDescription('Enter a code or choose a file.')
    backend.lose(addCodes)
    await user.type(field, 'BREAD-1')
    await user.click(add)
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^We couldn't reach the server/))
    expect(field).toHaveValue('BREAD-1')
    backend.answer(addCodes, { added: 1, duplicates: 0, unusable: 0, pool: pool({ free: 1 }) })
    await user.click(add)
    expect(await dialog.findByText('1 code added')).toBeVisible()
    const [first, second] = backend.calls(addCodes).map(({ idempotencyKey }) => idempotencyKey)
    expect([typeof first, second]).toEqual(['string', first])
  })
})

describe('unused codes', () => {
  test('are removed once that is confirmed', async () => {
    const backend = currentBackend()
    const { user } = await openRewards(rewardsOn(), pool({ free: 3, handedOut: 1 }))
    await waitFor(() => expect(figures()).toEqual(['3', '1', '0']))
    await user.click(codes().getByRole('button', { name: 'Remove unused codes' }))
    backend.answer(removeFreeCodes, { removed: 3, pool: pool({ handedOut: 1 }) })
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove 3 unused codes?' }))
    await user.click(dialog.getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('3 codes removed')).toBeVisible()
    expect(figures()).toEqual(['0', '1', '0'])
    expect(codes().queryByRole('button', { name: 'Remove unused codes' })).not.toBeInTheDocument()
  })

  test('that could not be removed are still counted', async () => {
    const { user } = await openRewards(rewardsOn(), pool({ free: 1 }))
    await user.click(await screen.findByRole('button', { name: 'Remove unused codes' }))
    currentBackend().fail(removeFreeCodes)
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove the unused code?' }))
    await user.click(dialog.getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText("Couldn't remove the codes")).toBeVisible()
    expect(figures()).toEqual(['1', '0', '0'])
  })
})

describe('rewards that wait for codes', () => {
  test('are counted, lead to who is waiting, and are gone once codes are generated', async () => {
    const backend = currentBackend()
    const { user } = await openRewards(rewardsOn({ generatesCodes: false }), pool({ waiting: 2 }))
    expect(await screen.findByText('2 rewards are waiting for codes')).toBeVisible()
    expect(screen.getByRole('link', { name: 'See who is waiting' })).toHaveAttribute(
      'href',
      '/rewards/ledger?state=waiting',
    )
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await user.click(screen.getByRole('switch', { name: /^Generate codes/ }))
    expect(screen.queryByText('2 rewards are waiting for codes')).not.toBeInTheDocument()
    backend.answer(getCodePool, pool({ handedOut: 2 }))
    await vi.advanceTimersByTimeAsync(1000)
    vi.useRealTimers()
    await waitFor(() => expect(figures()).toEqual(['0', '2', '0']))
    expect(saves().map(({ generatesCodes }) => generatesCodes)).toEqual([true])
  })

  test('one alone is told of as one', async () => {
    await openRewards(rewardsOn({ generatesCodes: false }), pool({ waiting: 1 }))
    expect(await screen.findByText('1 reward is waiting for a code')).toBeVisible()
  })
})

test('codes that could not be counted are counted again on demand', async () => {
  const backend = currentBackend()
  backend.fail(getCodePool)
  const { user } = await openRewards()
  expect(await screen.findByText("Couldn't load the codes.")).toBeVisible()
  backend.answer(getCodePool, pool({ handedOut: 7 }))
  await user.click(codes().getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(figures()).toEqual(['0', '7', '0']))
})
