import type { WebhookKind } from '#contract/webhooks/webhook-events.ts'

/** How each kind is called, and where its address comes from. */
export const kindCopy: Readonly<Record<WebhookKind, { name: string; hint: string }>> = {
  webhook: { name: 'Webhook', hint: 'Your own server, Zapier, n8n or Make.' },
  slack: { name: 'Slack', hint: 'In Slack, create an app, turn on Incoming Webhooks and copy its URL.' },
  discord: {
    name: 'Discord',
    hint: 'In the channel’s settings, open Integrations, Webhooks and copy the URL.',
  },
  teams: {
    name: 'Microsoft Teams',
    hint: 'In Teams, add the workflow “Post to a channel when a webhook request is received” and copy its URL.',
  },
  telegram: { name: 'Telegram', hint: 'Ask @BotFather for a bot, and add the bot to your chat.' },
}

export const quoteCopy: Readonly<Record<string, string>> = {
  '0': 'None of it',
  '140': 'The beginning (140 characters)',
  '500': 'Up to 500 characters',
  '3000': 'All of it',
}
