import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

export interface Draft<T> {
  /** What is saved, with what was typed since. */
  value: T
  /** Only what differs from what is saved. */
  changes: Partial<T>
  isChanged: boolean
  set: (change: Partial<T>) => void
  /** These were saved: what was typed while they were on their way stays. */
  saved: (sent: Partial<T>) => void
  discard: () => void
}

/**
 * What somebody typed and has not saved. It waits beside what was read from the server while they look at other
 * pages, and is forgotten with it when they sign out. Nothing secret belongs in it.
 */
export function useSettingsDraft<T extends object>(name: string, saved: T): Draft<T> {
  const client = useQueryClient()
  const key = ['settings-draft', name]
  const [typed, setTyped] = useState(() => client.getQueryData<Partial<T>>(key) ?? {})
  function keep(next: Partial<T>) {
    setTyped(next)
    client.setQueryDefaults(key, { gcTime: Infinity })
    client.setQueryData(key, next)
  }
  const changes = differing(typed, saved)
  return {
    value: { ...saved, ...changes },
    changes,
    isChanged: Object.keys(changes).length > 0,
    // Of two changes in one event the second builds on the first.
    set: (change) => keep({ ...client.getQueryData<Partial<T>>(key), ...change }),
    saved: (sent) => keep(differing(client.getQueryData<Partial<T>>(key) ?? {}, sent)),
    discard: () => keep({}),
  }
}

function differing<T extends object>(typed: Partial<T>, from: Partial<T>): Partial<T> {
  const changes: Partial<T> = {}
  for (const name of Object.keys(typed) as (keyof T)[]) {
    if (typed[name] !== from[name]) changes[name] = typed[name]
  }
  return changes
}
