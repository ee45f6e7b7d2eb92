import { useState } from 'react'

/** As many as three versions of a draft, once they are asked for; what was changed in one stays in it. */
export function useVersions<Version extends { readonly content: string }>(
  first: Version,
  ask: () => Promise<readonly Version[]>,
) {
  const [state, setState] = useState<'one' | 'asking' | 'failed' | 'asked'>('one')
  const [versions, setVersions] = useState([{ draft: first, content: first.content }])
  const [chosen, choose] = useState(0)
  const { draft, content } = versions[chosen] ?? { draft: first, content: first.content }

  function setContent(next: string) {
    setVersions((before) => before.map((one, at) => (at === chosen ? { ...one, content: next } : one)))
  }
  async function show() {
    setState('asking')
    try {
      const [, ...others] = await ask()
      setVersions((before) => [
        ...before,
        ...others.map((other) => ({ draft: other, content: other.content })),
      ])
      setState('asked')
    } catch {
      setState('failed')
    }
  }
  return { state, versions, chosen, draft, content, setContent, choose, show: () => void show() }
}
