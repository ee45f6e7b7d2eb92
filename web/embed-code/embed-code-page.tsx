import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { userQuery } from '../accounts/queries.ts'
import { ShowingTabs } from '../lib/showing-tabs.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { ApprovedNote } from './approved-note.tsx'
import { choiceAttributesOf, defaults } from './choices.ts'
import { KeyCard } from './key-card.tsx'
import { LayoutTiles } from './layout-tiles.tsx'
import { LivePreview } from './live-preview.tsx'
import { OptionFields } from './option-fields.tsx'
import { OwnEmbeds } from './own-embeds.tsx'
import { SnippetCard } from './snippet-card.tsx'

/** Choose how testimonials look on a website, see it, and copy the line that does it. */
export function EmbedCodePage() {
  const { data: user } = useQuery(userQuery)
  const [choices, setChoices] = useState(defaults)
  const apiKey = user?.apiKey ?? ''
  return (
    <>
      <PageHeader
        title="Embed Widgets"
        description="Choose a style, copy the code and paste it into your website. Newly approved testimonials appear automatically."
      />
      <ShowingTabs />
      <LayoutTiles value={choices.layout} onChange={(layout) => setChoices({ ...choices, layout })} />
      <div className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <OptionFields choices={choices} onChange={setChoices} />
        <div className="flex min-w-0 flex-col gap-6">
          {apiKey && (
            <>
              <SnippetCard apiKey={apiKey} attributes={choiceAttributesOf(choices)} />
              <LivePreview apiKey={apiKey} choices={choices} />
              <OwnEmbeds apiKey={apiKey} choices={choices} />
            </>
          )}
          <ApprovedNote />
          <KeyCard apiKey={apiKey} mayRenew={user?.isWorkspaceOwner ?? false} />
        </div>
      </div>
    </>
  )
}
