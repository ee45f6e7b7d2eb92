import {
  colorFields,
  densities,
  readableLook,
  widgetFonts,
  type AdjustedColor,
  type WidgetLook,
} from '#contract/widgets/widget-look.ts'
import { widgetTemplates } from '#contract/widgets/widget-templates.ts'
import type { SiteLook } from '#contract/widgets/widgets.ts'
import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { ChoiceField } from '../ui/choices/choice-field.tsx'
import { Field } from '../ui/form/field.tsx'
import { useFieldControl } from '../ui/form/field-context.ts'
import { SegmentedFilter } from '../ui/search/segmented-filter.tsx'
import type { CheckedCss } from './use-css-check.ts'
import { ColorField } from './color-field.tsx'
import { CustomCssField } from './custom-css-field.tsx'
import type { Draft, SetSettings } from './draft.ts'
import { MatchSite } from './match-site.tsx'

const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'Auto' },
] as const
const densityNames = { compact: 'Compact', comfortable: 'Comfortable', spacious: 'Spacious' }
const fontNames = {
  system: "Sans serif (the device's own)",
  site: "Your site's font",
  humanist: 'Sans serif, softer',
  serif: 'Serif',
  rounded: 'Rounded',
  mono: 'Monospace',
}
const fonts = widgetFonts.map((font) => [font, fontNames[font]] as const)
const colorNames = { textColor: 'Text', accentColor: 'Links and buttons', starColor: 'Stars' }

interface StyleTabProps {
  draft: Draft
  setSettings: SetSettings
  checked: CheckedCss
  onSiteLook: (look: SiteLook) => void
}

/** Colors, corners, font and density: from the owner's site, from a preset, or one by one. */
export function StyleTab({ draft, setSettings, checked, onSiteLook }: StyleTabProps) {
  const { settings } = draft
  const { adjusted } = readableLook(settings)
  return (
    <div className="flex flex-col gap-5">
      <Presets settings={settings} onChoose={setSettings} />
      <MatchSite settings={settings} onLook={onSiteLook} onMatch={setSettings} />
      <div className="grid gap-4 sm:grid-cols-2">
        <ColorField
          label="Background"
          value={settings.backgroundColor}
          onChange={(backgroundColor) => setSettings({ backgroundColor })}
        />
        {colorFields.map((field) => (
          <ColorField
            key={field}
            label={colorNames[field]}
            value={settings[field]}
            note={noteOn(adjusted.find((one) => one.field === field))}
            onChange={(color) => setSettings({ [field]: color })}
          />
        ))}
      </div>
      <Field label={`Corners: ${settings.radius} px`}>
        <CornerSlider value={settings.radius} onChange={(radius) => setSettings({ radius })} />
      </Field>
      <FontAndDensity settings={settings} setSettings={setSettings} />
      <CustomCssField
        settings={settings}
        checked={checked}
        onChange={(customCss) => setSettings({ customCss })}
      />
    </div>
  )
}

function CornerSlider({ value, onChange }: { value: number; onChange: (radius: number) => void }) {
  return (
    <input
      type="range"
      min={0}
      max={32}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
      className="w-full accent-accent pointer-coarse:min-h-11"
      {...useFieldControl()}
    />
  )
}

function FontAndDensity({
  settings,
  setSettings,
}: {
  settings: Draft['settings']
  setSettings: SetSettings
}) {
  return (
    <>
      <ChoiceField
        label="Font"
        hint={
          settings.font === 'site'
            ? 'The font of the page around it. Its height may change by a line.'
            : 'Every device already has them, so nothing is loaded from elsewhere.'
        }
        choices={fonts}
        value={settings.font}
        onChoose={(font) => setSettings({ font })}
      />
      <LabeledFilter
        label="Density"
        options={densities.map((value) => ({ value, label: densityNames[value] }))}
        value={settings.density}
        onChange={(density) => setSettings({ density })}
      />
      <LabeledFilter
        label="Theme"
        options={themes}
        value={settings.theme}
        onChange={(theme) => setSettings({ theme })}
      >
        {settings.theme === 'auto' && (
          <p className="mt-1.5 text-sm text-faint">Dark cards on a dark page, in your hues.</p>
        )}
      </LabeledFilter>
    </>
  )
}

/** The choice with its label on screen. */
function LabeledFilter<Value extends string>({
  children,
  ...choice
}: ComponentProps<typeof SegmentedFilter<Value>> & { children?: ReactNode }) {
  return (
    <div>
      <p aria-hidden="true" className="mb-1.5 text-sm font-semibold">
        {choice.label}
      </p>
      <SegmentedFilter {...choice} />
      {children}
    </div>
  )
}

function noteOn(adjusted: AdjustedColor | undefined): string | undefined {
  if (!adjusted) return undefined
  const { ratio, shown } = adjusted
  return `Shown as ${shown.toUpperCase()}: yours is too faint on this background (${ratio.toFixed(1)} to 1).`
}

/** The looks of the templates, for any layout. */
function Presets({ settings, onChoose }: { settings: WidgetLook; onChoose: (look: WidgetLook) => void }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold">Presets</legend>
      <div className="grid grid-cols-5 gap-2">
        {widgetTemplates.map(({ id, styles: { lookName, look } }) => (
          <button
            key={id}
            type="button"
            aria-pressed={hasLook(settings, look)}
            onClick={() => onChoose(look)}
            className={clsx(
              'flex min-w-0 flex-col items-stretch gap-1.5 rounded-md text-center text-xs text-soft',
              'aria-pressed:font-semibold aria-pressed:text-ink',
            )}
          >
            <LookSwatch look={readableLook(look).look} isChosen={hasLook(settings, look)} />
            <span className="truncate">{lookName}</span>
          </button>
        ))}
      </div>
    </fieldset>
  )
}

function LookSwatch({ look, isChosen }: { look: WidgetLook; isChosen: boolean }) {
  const { backgroundColor, textColor, accentColor, starColor, radius, font } = look
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'grid h-14 place-items-center border',
        isChosen ? 'border-accent ring-1 ring-accent' : 'border-line-strong',
        font === 'serif' && 'font-serif',
      )}
      style={{ background: backgroundColor, borderRadius: Math.min(radius, 14) }}
    >
      <span className="text-lg leading-none font-semibold" style={{ color: textColor }}>
        Aa
      </span>
      <span className="flex gap-1">
        <i className="size-2.5 rounded-full" style={{ background: starColor }} />
        <i className="size-2.5 rounded-full" style={{ background: accentColor }} />
      </span>
    </span>
  )
}

function hasLook(settings: WidgetLook, look: WidgetLook): boolean {
  return Object.entries(look).every(([name, value]) => settings[name as keyof WidgetLook] === value)
}
