import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Card } from '../ui/layout/card.tsx'
import { CodeText } from '../ui/text/code-text.tsx'
import { CopyButton } from '../ui/button/copy-button.tsx'
import { snippetOf } from './queries.ts'
import { heightsQuery, reservedSnippet } from './reserved-snippet.ts'

/** The line for a website. `children` say more about it where no choices stand beside it. */
export function SnippetCard({
  title = 'Your code',
  apiKey,
  attributes,
  children,
}: {
  title?: string
  apiKey: string
  attributes: Readonly<Record<string, string>>
  children?: ReactNode
}) {
  const { data: heights } = useQuery(heightsQuery(attributes))
  const snippet = reservedSnippet(snippetOf(apiKey, attributes), apiKey, heights)
  return (
    <Card>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className={children ? 'min-w-0 grow basis-64' : undefined}>
          <h2 className="font-serif text-title font-medium tracking-tight">{title}</h2>
          {children && <p className="mt-1 text-base text-soft">{children}</p>}
        </div>
        <CopyButton text={snippet} label="Copy code" variant="primary" />
      </div>
      <CodeText code={snippet} className="mt-3 p-4 text-sm" />
    </Card>
  )
}
