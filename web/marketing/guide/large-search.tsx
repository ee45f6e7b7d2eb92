import { Island } from '../shell/island.tsx'

/** The search at the top of a guide's front page. */
export function LargeSearch() {
  return (
    <Island
      name="guide-search"
      props={{ isLarge: true }}
      when="now"
      className="max-w-[36.5rem] noscript:hidden"
    />
  )
}
