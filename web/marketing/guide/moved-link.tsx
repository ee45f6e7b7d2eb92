import type { ComponentProps } from 'react'

/** A link to a section's page that answers to the address which that section had on this page. */
export function MovedLink({ oldId, ...rest }: ComponentProps<'a'> & { oldId: string }) {
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is among the props
  return <a id={oldId} data-moved="" {...rest} />
}
