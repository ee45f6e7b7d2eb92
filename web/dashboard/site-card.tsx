import { Card } from '../ui/layout/card.tsx'
import { EmbedSnippet } from './embed-snippet.tsx'

/** The way from approved testimonials to the owner's website. */
export function SiteCard({ apiKey }: { apiKey: string }) {
  return (
    <Card>
      <h2 className="mb-3 font-serif text-title font-medium tracking-tight">
        Show testimonials on your site
      </h2>
      <EmbedSnippet apiKey={apiKey} />
    </Card>
  )
}
