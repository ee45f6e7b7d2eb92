import type { Widget } from '#contract/widgets/widgets.ts'
import { useQuery } from '@tanstack/react-query'
import { Banner } from '../ui/message/banner.tsx'
import { Button } from '../ui/button/button.tsx'
import { CodeText } from '../ui/text/code-text.tsx'
import { CopyButton } from '../ui/button/copy-button.tsx'
import { embedMethods, type EmbedMethod, siteBuilders } from './embed-methods.ts'
import { widgetHeightsQuery } from './queries.ts'

/** The code of a widget, in every way there is to use it. */
export function EmbedTab({
  widget,
  isPending,
  onCreate,
}: {
  widget: Widget | undefined
  isPending: boolean
  onCreate: () => void
}) {
  if (!widget) {
    return (
      <div className="flex flex-col items-start gap-4">
        <p className="text-base text-soft">Create the widget to get its code.</p>
        <Button isPending={isPending} pendingLabel="Creating..." onClick={onCreate}>
          Create widget
        </Button>
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-6">
      {widget.isPaused && <Banner tone="warning">This widget is paused, so its code shows nothing.</Banner>}
      {embedMethods.map((method) => (
        <Method key={method.id} method={method} widget={widget} />
      ))}
      <section aria-labelledby="site-builders" className="border-t border-line pt-5">
        <h3 id="site-builders" className="text-base font-semibold">
          Where to paste it
        </h3>
        <div className="mt-2 divide-y divide-line">
          {siteBuilders.map(({ name, steps }) => (
            <SiteBuilder key={name} name={name} steps={steps} />
          ))}
        </div>
      </section>
    </div>
  )
}

function Method({ method, widget }: { method: EmbedMethod; widget: Widget }) {
  const { id, title, text } = method
  const { data: heights } = useQuery(widgetHeightsQuery(widget))
  const code = method.code({ origin: window.location.origin, widgetKey: widget.widgetKey, heights })
  return (
    <section aria-labelledby={`embed-${id}`}>
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 id={`embed-${id}`} className="text-base font-semibold">
            {title}
          </h3>
          <p className="text-sm text-faint">{text}</p>
        </div>
        <CopyButton text={code} label="Copy" size="small" />
      </div>
      <CodeText code={code} className="mt-2 p-3 text-xs" />
    </section>
  )
}

function SiteBuilder({ name, steps }: (typeof siteBuilders)[number]) {
  return (
    <details className="py-2.5">
      <summary className="cursor-pointer text-base font-medium pointer-coarse:py-2">{name}</summary>
      <p className="mt-1.5 text-base text-soft">{steps}</p>
    </details>
  )
}
