import { longestCustomCss, widgetParts } from '#contract/widgets/widget-parts.ts'
import type { WidgetSettings } from '#contract/widgets/widgets.ts'
import { RotateCcw } from 'lucide-react'
import { Button } from '../ui/button/button.tsx'
import { Field } from '../ui/form/field.tsx'
import { Textarea } from '../ui/form/textarea.tsx'
import { toast } from '../ui/message/toast.ts'
import type { CheckedCss } from './use-css-check.ts'

const sample = '.card {\n  border: 2px solid #2563eb;\n}\n.name {\n  letter-spacing: 0.5px;\n}'

interface CustomCssFieldProps {
  settings: WidgetSettings
  checked: CheckedCss
  onChange: (customCss: string) => void
}

/** CSS of the owner's own, with what of it cannot be used. */
export function CustomCssField({ settings, checked, onChange }: CustomCssFieldProps) {
  const { customCss } = settings
  function reset() {
    onChange('')
    toast({ title: 'Custom CSS removed', action: { label: 'Undo', onAct: () => onChange(customCss) } })
  }
  return (
    <details open={customCss !== '' || undefined} className="border-t border-line pt-4">
      <summary className="cursor-pointer text-base font-semibold pointer-coarse:py-2">Custom CSS</summary>
      <div className="mt-3 flex flex-col gap-3">
        <Field
          label="Rules for this widget"
          aside={
            customCss !== '' && (
              <Button variant="ghost" size="small" onClick={reset}>
                <RotateCcw aria-hidden="true" />
                Reset
              </Button>
            )
          }
          hint="It reaches this widget only. Source and summary lines can't be restyled."
          error={checked.problems[0]}
        >
          <Textarea
            className="min-h-36 font-mono text-sm"
            spellCheck={false}
            autoComplete="off"
            maxLength={longestCustomCss}
            placeholder={sample}
            value={customCss}
            onChange={(event) => onChange(event.target.value)}
          />
        </Field>
        {checked.problems.length > 1 && (
          <ul className="flex flex-col gap-1 text-sm text-danger-text">
            {checked.problems.slice(1).map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
        <PartList />
        <HeightNote settings={settings} />
      </div>
    </details>
  )
}

function PartList() {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-sm text-faint">
      {Object.entries(widgetParts).map(([name, says]) => (
        <div key={name} className="contents">
          <dt className="font-mono">.{name}</dt>
          <dd>{says}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The page keeps a height free for the widget, so an owner must know when theirs is another. */
function HeightNote({ settings: { customCss, heightShares } }: { settings: WidgetSettings }) {
  if (customCss.trim() === '' || !heightShares) return null
  const changes = Object.entries(heightShares)
    .map(([screen, share]) => [screen, Math.round((share - 1) * 100)] as const)
    .filter(([, percent]) => percent !== 0)
    .map(([screen, percent]) => `${screen} ${percent > 0 ? '+' : '−'}${Math.abs(percent).toLocaleString()}%`)
  if (changes.length === 0) return null
  return (
    <output className="text-sm text-soft">
      Heights change: {changes.join(', ')}. Copy the embed code again after you save.
    </output>
  )
}
