import type { Webhook } from '#contract/webhooks/webhooks.ts'
import { useQuery } from '@tanstack/react-query'
import { Plus, Webhook as WebhookIcon } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '../lib/lazy-part.tsx'
import { Button } from '../ui/button/button.tsx'
import { Restricted } from '../ui/form/restricted.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { Loaded } from '../ui/loading/loaded.tsx'
import { LoadingLines } from '../ui/loading/loading-lines.tsx'
import { EmptyState } from '../ui/message/empty-state.tsx'
import { webhooksQuery } from './queries.ts'
import { WebhookCard } from './webhook-card.tsx'

const AddWebhook = lazyPart(() => import('./add-webhook.tsx').then((m) => m.AddWebhook))

/** Where other programs and chats are told what happens. */
export function WebhooksPage() {
  const query = useQuery(webhooksQuery)
  const [adding, setAdding] = useState<'webhook' | 'alert'>()
  const add = (
    <Restricted isQuiet>
      <Button variant="secondary" onClick={() => setAdding('webhook')}>
        <Plus aria-hidden="true" />
        Add Webhook
      </Button>
      <Button onClick={() => setAdding('alert')}>
        <Plus aria-hidden="true" />
        Add Alert
      </Button>
    </Restricted>
  )
  return (
    <>
      <PageHeader
        title="Webhooks and Alerts"
        description="Get a message in Slack, Discord, Teams or Telegram when something happens, or send it to your own apps."
        actions={add}
      />
      <Loaded query={query} loading={loading} failure="Couldn't load your webhooks.">
        {(all) => (all.length === 0 ? <NoWebhooks /> : <WebhookList webhooks={all} />)}
      </Loaded>
      {adding && <AddWebhook isAlert={adding === 'alert'} onClose={() => setAdding(undefined)} />}
    </>
  )
}

const loading = (
  <LoadingLines
    label="Loading webhooks"
    lines={['h-32 w-full', 'h-32 w-full']}
    className="flex flex-col gap-4"
  />
)

function NoWebhooks() {
  return (
    <EmptyState icon={<WebhookIcon aria-hidden="true" />} title="No webhooks or alerts yet">
      Add an alert to hear about new testimonials in your team’s chat, or a webhook to connect Zapier, n8n,
      Make or your own code.
    </EmptyState>
  )
}

function WebhookList({ webhooks }: { webhooks: readonly Webhook[] }) {
  return (
    <ul aria-label="Webhooks and alerts" className="flex flex-col gap-4">
      {webhooks.map((webhook) => (
        <WebhookCard key={webhook.id} webhook={webhook} />
      ))}
    </ul>
  )
}
