import { templateOf } from '#contract/widgets/widget-templates.ts'
import type { Widget } from '#contract/widgets/widgets.ts'
import { useQuery } from '@tanstack/react-query'
import { Copy, Ellipsis, Pause, Play, Trash2 } from 'lucide-react'
import { Badge } from '../ui/text/badge.tsx'
import { Button } from '../ui/button/button.tsx'
import { CopyButton } from '../ui/button/copy-button.tsx'
import { IconButton } from '../ui/button/icon-button.tsx'
import { LinkButton } from '../ui/button/link-button.tsx'
import { Menu } from '../ui/menu/menu.tsx'
import { MenuItem } from '../ui/menu/menu-item.tsx'
import { DayInSentence } from '../ui/text/day-in-sentence.tsx'
import { showRefusal } from '../ui/message/show-refusal.ts'
import { TextLink } from '../ui/text/text-link.tsx'
import { toast } from '../ui/message/toast.ts'
import { layoutNames, layoutOf } from './draft.ts'
import { embedMethods } from './embed-methods.ts'
import { useDuplicateWidget, usePauseWidget, widgetHeightsQuery } from './queries.ts'

/** One widget: what it is, whether it runs, and what can be done with it. */
export function WidgetRow({ widget, onDelete }: { widget: Widget; onDelete: () => void }) {
  const { id, name, widgetKey, templateId, isPaused, updatedAt } = widget
  const template = templateOf(templateId)
  const layout = layoutOf(widget)
  const edit = `/template-designer?widget=${id}`
  const { data: heights } = useQuery(widgetHeightsQuery(widget))
  const code = embedMethods[0]?.code({ origin: window.location.origin, widgetKey, heights }) ?? ''
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-line bg-surface p-4 shadow-low">
      <img
        src={template.preview}
        alt=""
        width={320}
        height={200}
        className="h-14 w-22 shrink-0 rounded-sm border border-line bg-[#fff]"
      />
      <div className="min-w-0 grow basis-52">
        <p className="flex flex-wrap items-center gap-2 text-base font-semibold wrap-anywhere">
          <TextLink href={edit}>{name}</TextLink>
          {isPaused && <Badge tone="warning">Paused</Badge>}
        </p>
        <p className="text-sm text-faint">
          {template.name}
          {layout !== template.styles.layout && ` as ${layoutNames[layout].toLowerCase()}`} · saved{' '}
          <DayInSentence date={updatedAt} />
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <CopyButton text={code} label="Copy code" size="small" />
        <PauseWidgetButton widget={widget} />
        <LinkButton href={edit} variant="secondary" size="small" aria-label={`Edit ${name}`}>
          Edit
        </LinkButton>
        <WidgetMenu widget={widget} onDelete={onDelete} />
      </div>
    </li>
  )
}

function PauseWidgetButton({ widget: { id, name, isPaused } }: { widget: Widget }) {
  const pause = usePauseWidget()
  const run = () =>
    pause.mutate(
      { id, isPaused: !isPaused },
      {
        onSuccess: () =>
          toast(
            isPaused
              ? { title: 'Widget resumed', description: 'Websites show it again within a minute.' }
              : { title: 'Widget paused', description: 'Websites stop showing it within a minute.' },
          ),
        onError: showRefusal(`Couldn't ${isPaused ? 'resume' : 'pause'} the widget`),
      },
    )
  return (
    <Button
      variant="secondary"
      size="small"
      isPending={pause.isPending}
      aria-label={`${isPaused ? 'Resume' : 'Pause'} ${name}`}
      onClick={run}
    >
      {!pause.isPending && (isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />)}
      {isPaused ? 'Resume' : 'Pause'}
    </Button>
  )
}

function WidgetMenu({ widget: { id, name }, onDelete }: { widget: Widget; onDelete: () => void }) {
  const duplicate = useDuplicateWidget()
  const copy = () =>
    duplicate.mutate(id, {
      onError: showRefusal("Couldn't duplicate the widget"),
    })
  return (
    <Menu trigger={<IconButton label={`More for ${name}`} icon={<Ellipsis />} size="small" />}>
      <MenuItem icon={<Copy />} onSelect={copy}>
        Duplicate
      </MenuItem>
      <MenuItem icon={<Trash2 />} tone="danger" onSelect={onDelete}>
        Delete
      </MenuItem>
    </Menu>
  )
}
