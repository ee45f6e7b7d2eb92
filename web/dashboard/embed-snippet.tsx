import { snippetOf } from '../embed-code/queries.ts'
import { CopyButton } from '../ui/button/copy-button.tsx'
import { TextLink } from '../ui/text/text-link.tsx'

/** The one line that shows approved testimonials on a website, to be copied. */
export function EmbedSnippet({ apiKey }: { apiKey: string }) {
  const snippet = snippetOf(apiKey)
  return (
    <>
      <pre className="overflow-x-auto rounded-md border border-line bg-sunken p-3 font-mono text-xs wrap-anywhere whitespace-pre-wrap text-soft">
        {snippet}
      </pre>
      <div data-keep-clear="" className="mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <CopyButton text={snippet} label="Copy code" />
        <span className="text-sm">
          <TextLink href="/embed-code">Choose a style</TextLink>
        </span>
      </div>
    </>
  )
}
