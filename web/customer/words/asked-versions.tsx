import { useEffect, useRef } from 'react'
import { useVersions } from '../write/use-versions.ts'
import { Versions } from '../write/versions.tsx'
import type { OtherVersionsProps } from './other-versions.tsx'

/** Three versions of the draft, asked for at once. What was changed in one stays in it while another is looked at. */
export function AskedVersions({ draft, entries, ask, take }: OtherVersionsProps) {
  const { state, versions, chosen, show, setContent, choose } = useVersions(draft, () => ask(draft))
  const isAsked = useRef(false)
  useEffect(() => {
    if (!isAsked.current) show()
    isAsked.current = true
  }, [show])
  const now = entries.content.trim() === '' ? versions[chosen]?.content : entries.content
  const shown = versions.map(({ content }, at) => ({ content: (at === chosen ? now : undefined) ?? content }))
  return (
    <Versions
      state={state}
      versions={shown}
      chosen={chosen}
      show={show}
      choose={(at) => {
        setContent(shown[chosen]?.content ?? '')
        choose(at)
        const next = versions[at]
        if (next) take(next.draft, next.content)
      }}
    />
  )
}
