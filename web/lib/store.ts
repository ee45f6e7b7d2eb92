import { useSyncExternalStore } from 'react'

/** One value that several parts of the page read, and that lives as long as the page. */
export interface Store<Value> {
  readonly read: () => Value
  readonly write: (value: Value) => void
  /** Calls back after every change. Answers how to stop. */
  readonly subscribe: (listener: () => void) => () => void
}

export function makeStore<Value>(first: Value): Store<Value> {
  let value = first
  const listeners = new Set<() => void>()
  return {
    read: () => value,
    write(next) {
      if (next === value) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

export function useStore<Value>({ subscribe, read }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, read)
}
