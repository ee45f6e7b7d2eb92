import { widgetLayouts } from '#contract/widgets/widget-layouts.ts'
import { widgetTemplates } from '#contract/widgets/widget-templates.ts'
import { ChoiceField } from '../ui/choices/choice-field.tsx'
import { RadioTiles } from '../ui/choices/radio-tiles.tsx'
import { type Draft, layoutNames, layoutOf, type SetSettings, withTemplate } from './draft.ts'

const tiles = widgetTemplates.map(({ id, name, description, preview }) => ({
  value: id,
  title: name,
  text: description,
  preview,
}))

const layouts = widgetLayouts.map((layout) => [layout, layoutNames[layout]] as const)

const look = {
  legend: 'Template',
  legendClassName: 'sr-only',
  className: 'gap-2.5!',
  tileClassName: 'flex items-center gap-3.5 rounded-md p-2',
}

/** Five templates, and every layout there is. */
export function TemplateTab({
  draft,
  setDraft,
  setSettings,
}: {
  draft: Draft
  setDraft: (draft: Draft) => void
  setSettings: SetSettings
}) {
  return (
    <div className="flex flex-col gap-5">
      <RadioTiles
        {...look}
        tiles={tiles}
        value={draft.templateId}
        onChange={(id) => setDraft(withTemplate(draft, id))}
      >
        {({ preview }) => (
          <img
            src={preview}
            alt=""
            width={320}
            height={200}
            className="h-17.5 w-28 shrink-0 rounded-sm border border-line bg-[#fff]"
          />
        )}
      </RadioTiles>
      <ChoiceField
        label="Layout"
        hint="Every layout goes with every look."
        choices={layouts}
        value={layoutOf(draft)}
        onChoose={(layout) => setSettings({ layout })}
      />
    </div>
  )
}
