import type { WebhookKind } from '#contract/webhooks/webhook-events.ts'
import type { Alert } from './alert.ts'

type Chat = Exclude<WebhookKind, 'webhook'>

/** The JSON that a chat takes. What customers wrote is text there: it mentions nobody, and formats and links nothing. */
export function chatBody(chat: Chat, alert: Alert, chatId: string | null): object {
  return { slack, discord, teams, telegram: (one: Alert) => telegram(one, chatId) }[chat](alert)
}

/** The same as text, for the preview. */
export function alertAsText({ title, stars, quote, by, link }: Alert): string {
  const words = [quote && `“${quote}”`, by && `— ${by}`].filter(Boolean).join('\n')
  return [[title, stars].filter(Boolean).join(' '), words, `${link.label}: ${link.url}`]
    .filter(Boolean)
    .join('\n')
}

/** Blocks of https://docs.slack.dev/reference/block-kit; `text` is what notifications show. */
function slack({ title, stars, quote, by, link }: Alert): object {
  const head = [`*${slackText(title)}*`, stars].filter(Boolean).join(' ')
  const words = [quote && `>${slackText(quote)}`, by && slackText(`— ${by}`)].filter(Boolean).join('\n')
  const text = [head, words].filter(Boolean).join('\n')
  return {
    text: slackText([title, stars].filter(Boolean).join(' ')),
    unfurl_links: false,
    blocks: [
      { type: 'section', text: { type: 'mrkdwn', text, verbatim: true } },
      { type: 'context', elements: [{ type: 'mrkdwn', text: `<${link.url}|${slackText(link.label)}>` }] },
    ],
  }
}

/** The three letters that Slack reads (https://docs.slack.dev/messaging/formatting-message-text), and its marks kept apart. */
function slackText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/[*_~`]/g, (mark) => `\u200B${mark}\u200B`)
}

/** An embed (https://discord.com/developers/docs/resources/message); `allowed_mentions` pings nobody. */
function discord({ title, stars, quote, by, link }: Alert): object {
  const words = [stars, quote && `> ${discordText(quote)}`, by && discordText(`— ${by}`)]
    .filter(Boolean)
    .join('\n')
  return {
    content: '',
    allowed_mentions: { parse: [] },
    embeds: [{ title, description: words || discordText(link.label), url: link.url }],
  }
}

function discordText(text: string): string {
  return text.replace(/[\\*_~`|>#[\]()<:@-]/g, '\\$&')
}

/** An adaptive card, as the workflows of Teams take it (https://adaptivecards.io). */
function teams({ title, stars, quote, by, link }: Alert): object {
  const line = (text: string, more: object = {}) => ({
    type: 'TextBlock',
    text: cardText(text),
    wrap: true,
    ...more,
  })
  const lines = [
    line([title, stars].filter(Boolean).join(' '), { weight: 'Bolder' }),
    ...(quote ? [line(`“${quote}”`)] : []),
    ...(by ? [line(`— ${by}`, { isSubtle: true })] : []),
  ]
  return {
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.4',
          body: lines,
          actions: [{ type: 'Action.OpenUrl', title: link.label, url: link.url }],
        },
      },
    ],
  }
}

function cardText(text: string): string {
  return text.replace(/[\\*_~`#[\]()<>]/g, '\\$&')
}

/** Plain text (https://core.telegram.org/bots/api#sendmessage): without `parse_mode` nothing in it is read. */
function telegram(alert: Alert, chatId: string | null): object {
  return { chat_id: chatId, text: alertAsText(alert), link_preview_options: { is_disabled: true } }
}
