import { Card } from '../ui/card.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { snippetOf } from './queries.ts'

export function SnippetCard({
  apiKey,
  attributes,
}: {
  apiKey: string
  attributes: Readonly<Record<string, string>>
}) {
  const snippet = snippetOf(apiKey, attributes)
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-serif text-title font-medium tracking-tight">Your code</h2>
        <CopyButton text={snippet} label="Copy code" variant="primary" />
      </div>
      <pre className="mt-3 rounded-md border border-line bg-sunken p-4 font-mono text-sm wrap-anywhere whitespace-pre-wrap text-soft">
        {snippet}
      </pre>
    </Card>
  )
}
