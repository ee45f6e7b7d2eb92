import { execFile } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { promisify } from 'node:util'
import { features } from '../../server/app.ts'
import { renderSample, type SampleEmail } from '../../server/emails/service.ts'
import { makeMessage } from '../../server/integrations/mail/mail-message.ts'
import type { SigningKey } from '../../server/integrations/mail/outgoing-email.ts'
import { reportText, table } from '../kit/report.ts'
import { isInstalled } from '../kit/tools.ts'

const most = 1
const host = 'reviews.example.com'
const key: SigningKey = {
  domain: 'mail.example.com',
  selector: 'plaudit',
  privateKey: generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
    type: 'pkcs8',
    format: 'pem',
  }) as string,
}
const instance = {
  sender: { name: 'Plaudit', address: `praise@${host}` },
  host,
  headersOf: () => ({}),
}

if (await isInstalled('spamassassin', '--version')) process.exitCode = (await measure()) ? 0 : 1
else console.log('\nEmails as a spam filter sees them: skipped, spamassassin is not installed')

async function measure(): Promise<boolean> {
  const samples = features.flatMap(({ sampleEmails = [] }) => sampleEmails)
  const messages = await Promise.all(samples.map(messageOf))
  // It answers in an order of its own.
  const answers = (await filtered(messages)).split(/^From /m)
  const scored = samples.map(({ name }, index) => {
    const answer = answers.find((one) => one.includes(`<${messages[index]!.id}@`)) ?? ''
    // Over as many lines as it takes.
    const header = /^X-Spam-Status: .*(?:\n[ \t].*)*/m.exec(answer)?.[0].replace(/\s+/g, ' ') ?? ''
    const [, points = 'NaN', noticed = ''] = /score=(-?[\d.]+).*? tests=(.*?) autolearn/.exec(header) ?? []
    return { name, points: Number(points), noticed: noticed.replace(/, ?/g, ' ') }
  })
  const rows = scored
    .toSorted((one, other) => other.points - one.points)
    .map(({ name, points, noticed }) => [
      name,
      points.toFixed(1),
      `below ${most}: ${points < most ? 'met' : 'MISSED'}`,
      noticed,
    ])
  const title = 'Emails as a spam filter sees them: the points of spamassassin -L'
  reportText(title, 'npm run bench spam', table([['', 'points', 'goal', 'noticed'], ...rows]))
  return scored.every(({ points }) => points < most)
}

/** The whole message as it leaves for the mail server, signed if a business sends it. */
async function messageOf(sample: SampleEmail) {
  const { to, replyTo, subject, text, html, unsubscribeUrl } = renderSample(sample, `https://${host}`)
  const { business } = sample
  const email = {
    id: crypto.randomUUID(),
    to,
    subject,
    text,
    html,
    ...(replyTo && { replyTo }),
    ...(unsubscribeUrl && { unsubscribeUrl }),
    ...(business && { from: { name: business.name, address: `hello@${key.domain}` }, key }),
  }
  return { id: email.id, bytes: (await makeMessage(email, instance)).bytes }
}

/** All in one mailbox, because the filter takes seconds to start; without the rules that ask the network. */
async function filtered(messages: readonly { readonly bytes: Buffer }[]): Promise<string> {
  const mailbox = messages.map(({ bytes }) => {
    const lines = bytes
      .toString()
      .replaceAll('\r\n', '\n')
      .replace(/^From /gm, '>From ')
    return `From praise@${host} Thu Jan  1 00:00:00 1970\n${lines}\n\n`
  })
  const running = promisify(execFile)('spamassassin', ['-L', '--mbox'], { maxBuffer: 64_000_000 })
  running.child.stdin?.end(mailbox.join(''))
  return (await running).stdout
}
