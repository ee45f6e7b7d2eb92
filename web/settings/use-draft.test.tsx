import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { type Draft, useSettingsDraft } from './use-draft.ts'

const saved = { firstName: 'Mara', lastName: 'Lindqvist', email: 'mara@example.com' }

/** A draft beside what is saved, as a settings tab has it. */
function open() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const client = new QueryClient()
  const root = createRoot(document.createElement('div'))
  const now: { draft?: Draft<typeof saved> } = {}
  function Tab({ saved: from }: { saved: typeof saved }) {
    const draft = useSettingsDraft('profile', from)
    useEffect(() => {
      now.draft = draft
    })
    return null
  }
  const show = (from: typeof saved) =>
    act(() =>
      root.render(
        <QueryClientProvider client={client}>
          <Tab saved={from} />
        </QueryClientProvider>,
      ),
    )
  show(saved)
  return { draft: () => now.draft!, show }
}

test('what is typed while a save is on its way stays and waits to be saved', () => {
  const { draft, show } = open()
  act(() => draft().set({ firstName: ' Maria ', lastName: 'Lind' }))
  const sent = draft().changes
  const atSubmit = draft()
  act(() => draft().set({ lastName: 'Lindgren', email: 'maria@example.com' }))
  show({ ...saved, firstName: 'Maria', lastName: 'Lind' })
  act(() => atSubmit.saved(sent))
  expect(draft().changes).toEqual({ lastName: 'Lindgren', email: 'maria@example.com' })
  expect(draft().value.firstName).toBe('Maria')
})

test('what was switched back while it was being saved stays switched back', () => {
  const { draft, show } = open()
  act(() => draft().set({ firstName: 'Maria' }))
  const sent = draft().changes
  act(() => draft().set({ firstName: 'Mara' }))
  show({ ...saved, firstName: 'Maria' })
  act(() => draft().saved(sent))
  expect(draft().value.firstName).toBe('Mara')
  expect(draft().isChanged).toBe(true)
})
