import type { ComponentProps } from 'react'

/** Stands in for the app's router in the public site, where every page is a document of its own. */
export function Link(props: ComponentProps<'a'>) {
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is among the props
  return <a {...props} />
}
