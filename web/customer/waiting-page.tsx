import type { ComponentProps } from 'react'
import { CustomerShell } from './customer-shell.tsx'
import { PageWait } from './page-wait.tsx'

/** A whole page on its way. `header` keeps the place of the one to come. */
export function WaitingPage({
  header,
  ...wait
}: Pick<ComponentProps<typeof CustomerShell>, 'header'> & ComponentProps<typeof PageWait>) {
  return (
    <CustomerShell header={header}>
      <PageWait {...wait} />
    </CustomerShell>
  )
}
