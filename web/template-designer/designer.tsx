import type { SiteLook, Widget } from '#contract/widgets/widgets.ts'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { ApiProblem } from '../lib/call/problem.ts'
import { Badge } from '../ui/text/badge.tsx'
import { Button } from '../ui/button/button.tsx'
import { Card } from '../ui/layout/card.tsx'
import { Field } from '../ui/form/field.tsx'
import { Input } from '../ui/form/input.tsx'
import { showRefusal } from '../ui/message/show-refusal.ts'
import { Tabs } from '../ui/layout/tabs.tsx'
import { toast } from '../ui/message/toast.ts'
import { type Draft, widgetDraftOf, newWidgetDraft } from './draft.ts'
import { EmbedTab } from './embed-tab.tsx'
import { WidgetPreview } from './preview.tsx'
import { useCreateWidget, useUpdateWidget } from './queries.ts'
import { SettingsTab } from './settings-tab.tsx'
import { useCssCheck } from './use-css-check.ts'
import { StyleTab } from './style-tab.tsx'
import { TemplateTab } from './template-tab.tsx'

const tabNames = ['template', 'settings', 'style', 'embed'] as const
type TabName = (typeof tabNames)[number]

/** One widget: what it shows and how, beside itself as visitors will see it. */
export function Designer({ widget }: { widget?: Widget }) {
  const [draft, setDraft] = useState<Draft>(() => (widget ? widgetDraftOf(widget) : newWidgetDraft()))
  const [siteLook, setSiteLook] = useState<SiteLook>()
  const [tab, setTab] = useTab()
  const set = (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change }))
  const setSettings = (change: Partial<Draft['settings']>) =>
    setDraft((before) => ({ ...before, settings: { ...before.settings, ...change } }))
  const checked = useCssCheck(draft.settings.customCss)
  const save = useSave(widget, draft, setTab)
  const parts = { draft, set, setSettings }
  return (
    <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[22.5rem_minmax(0,1fr)]">
      <Card className="flex min-w-0 flex-col gap-5">
        <NameField name={draft.name} error={save.nameError} onChange={(name) => set({ name })} />
        <Tabs<TabName>
          label="Design"
          value={tab}
          onChange={setTab}
          tabs={[
            {
              value: 'template',
              label: 'Template',
              content: <TemplateTab {...parts} setDraft={setDraft} onSiteLook={setSiteLook} />,
            },
            { value: 'settings', label: 'Settings', content: <SettingsTab {...parts} /> },
            {
              value: 'style',
              label: 'Style',
              content: <StyleTab {...parts} checked={checked} onSiteLook={setSiteLook} />,
            },
            {
              value: 'embed',
              label: 'Embed',
              content: <EmbedTab widget={widget} isPending={save.isPending} onCreate={save.run} />,
            },
          ]}
        />
        {(tab !== 'embed' || (widget && save.hasChanges)) && (
          <DesignerSaveBar widget={widget} save={save} hasProblems={checked.problems.length > 0} />
        )}
      </Card>
      <WidgetPreview
        draft={draft}
        siteLook={siteLook}
        css={checked.css}
        onHeightShares={(heightShares) => setSettings({ heightShares })}
      />
    </div>
  )
}

interface NameFieldProps {
  name: string
  error: string | undefined
  onChange: (name: string) => void
}

function NameField({ name, error, onChange }: NameFieldProps) {
  return (
    <Field label="Widget name" error={error}>
      <Input
        autoComplete="off"
        value={name}
        maxLength={80}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}

/** Stays in sight while the form scrolls. */
function DesignerSaveBar({
  widget,
  save,
  hasProblems,
}: {
  widget: Widget | undefined
  save: ReturnType<typeof useSave>
  hasProblems: boolean
}) {
  return (
    <div className="sticky bottom-0 -mx-5 -mb-5 flex flex-wrap items-center gap-3 rounded-b-lg border-t border-line bg-surface px-5 py-4">
      <Button
        isPending={save.isPending}
        pendingLabel={widget ? 'Saving...' : 'Creating...'}
        disabled={hasProblems || (Boolean(widget) && !save.hasChanges)}
        onClick={save.run}
      >
        {widget ? 'Save changes' : 'Create widget'}
      </Button>
      {hasProblems && <p className="text-sm text-soft">Your CSS has a problem. See Style.</p>}
      {widget?.isPaused && <Badge tone="warning">Paused</Badge>}
    </div>
  )
}

/** The tab is in the address, so that a link can open it. */
function useTab(): [TabName, (tab: TabName) => void] {
  const [parameters, setParameters] = useSearchParams()
  const tab = tabNames.find((name) => name === parameters.get('tab')) ?? 'template'
  const setTab = (next: TabName) =>
    setParameters(
      (before) => {
        const after = new URLSearchParams(before)
        after.set('tab', next)
        return after
      },
      { replace: true },
    )
  return [tab, setTab]
}

/** Measured heights are no change of the owner's. */
function comparable({ settings, ...draft }: Draft): string {
  const { heightShares: _, ...own } = settings
  return JSON.stringify({ ...draft, settings: own })
}

function useSave(widget: Widget | undefined, draft: Draft, setTab: (tab: TabName) => void) {
  const [nameError, setNameError] = useState<string>()
  const [, navigate] = useLocation()
  const create = useCreateWidget()
  const update = useUpdateWidget()
  const saved = widget && comparable(widgetDraftOf(widget))
  function run() {
    const isNamed = draft.name.trim() !== ''
    setNameError(isNamed ? undefined : 'Please enter a name')
    if (!isNamed) return
    if (widget) {
      update.mutate(
        { id: widget.id, draft },
        {
          onSuccess: () =>
            toast({ title: 'Widget saved', description: 'Your website shows it within a minute.' }),
          onError: showRefusal('Widget not saved', {
            otherwise: 'Failed to save widget. Please try again.',
          }),
        },
      )
      return
    }
    create.mutate(draft, {
      onSuccess: ({ id }) => {
        toast({ title: 'Widget Created', description: 'Copy the code into your website.' })
        setTab('embed')
        navigate(`/template-designer?widget=${id}&tab=embed`)
      },
      onError: (failure) => {
        setNameError(failure instanceof ApiProblem ? failure.fields['name'] : undefined)
        toast({
          title: 'Creation Failed',
          description: 'Failed to create widget. Please try again.',
          variant: 'destructive',
        })
      },
    })
  }
  return {
    run,
    nameError,
    hasChanges: saved !== comparable(draft),
    isPending: create.isPending || update.isPending,
  }
}
