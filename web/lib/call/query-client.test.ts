import { focusManager, QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makeQueryClient } from './query-client.ts'

const queryKey = ['/api/testimonials']

function aClient() {
  const client = makeQueryClient()
  client.mount()
  onTestFinished(() => {
    client.unmount()
    focusManager.setFocused(undefined)
  })
  return client
}

test('what fails is not tried again by itself, neither a question nor a change (CONST-01)', async () => {
  const client = aClient()
  const fail = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('503')))
  await expect(client.fetchQuery({ queryKey, queryFn: fail })).rejects.toThrow('503')
  expect(fail).toHaveBeenCalledTimes(1)
  const change = client.getMutationCache().build(client, client.defaultMutationOptions({ mutationFn: fail }))
  await expect(change.execute(undefined)).rejects.toThrow('503')
  expect(fail).toHaveBeenCalledTimes(2)
})

test('an answer is stale at once, and the window’s focus asks nothing (CONST-01)', async () => {
  const client = aClient()
  const answer = vi.fn<() => Promise<string>>(() => Promise.resolve('answer'))
  const look = () => new QueryObserver(client, { queryKey, queryFn: answer }).subscribe(() => undefined)
  onTestFinished(look())
  await vi.waitFor(() => expect(client.getQueryData(queryKey)).toBe('answer'))
  focusManager.setFocused(false)
  focusManager.setFocused(true)
  await Promise.resolve()
  expect(answer).toHaveBeenCalledTimes(1)
  onTestFinished(look())
  await vi.waitFor(() => expect(answer).toHaveBeenCalledTimes(2))
})
