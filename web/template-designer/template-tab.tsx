import { widgetLayouts } from '#contract/widgets/widget-layouts.ts'
import { widgetTemplates } from '#contract/widgets/widget-templates.ts'
import type { SiteLook } from '#contract/widgets/widgets.ts'
import { type Draft, layoutNames, layoutOf, withLayout, withTemplate, type SetSettings } from './draft.ts'
import { LayoutDrawing } from './layout-drawing.tsx'
import { MatchSiteButton } from './match-site.tsx'
import { SmallTiles } from './small-tiles.tsx'

const templates = widgetTemplates.map(({ id, name, description, preview }) => ({
  value: id,
  title: name,
  description,
  preview,
}))
const layouts = widgetLayouts.map((layout) => ({ value: layout, title: layoutNames[layout] }))

/** Five templates, and every layout there is. */
export function TemplateTab({
  draft,
  setDraft,
  setSettings,
  onSiteLook,
}: {
  draft: Draft
  setDraft: (draft: Draft) => void
  setSettings: SetSettings
  onSiteLook: (look: SiteLook) => void
}) {
  return (
    <div className="flex flex-col gap-5">
      <SmallTiles
        legend="Template"
        className="grid-cols-2 gap-1.5"
        isRow
        tiles={templates}
        value={draft.templateId}
        onChange={(id) => setDraft(withTemplate(draft, id))}
      >
        {({ preview }) => (
          <img
            src={preview}
            alt=""
            width={320}
            height={200}
            className="h-6 w-9.5 shrink-0 rounded-sm bg-[#fff]"
          />
        )}
      </SmallTiles>
      <SmallTiles
        legend="Layout"
        className="grid-cols-3 gap-2"
        tiles={layouts}
        value={layoutOf(draft)}
        onChange={(layout) => setDraft(withLayout(draft, layout))}
      >
        {({ value }) => <LayoutDrawing layout={value} />}
      </SmallTiles>
      <MatchSiteButton settings={draft.settings} onLook={onSiteLook} onMatch={setSettings} />
    </div>
  )
}
