import { createTransport } from 'nodemailer'
import { emailText } from './mails.ts'

/** What nodemailer alone does: its own pool, an email as ours, nothing written down. Prints the milliseconds. */
const [url = '', howMany = '1', connections = '8'] = process.argv.slice(2)
const transport = createTransport({ url, pool: true, maxConnections: Number(connections), maxMessages: 100 })
const began = performance.now()
let next = 0
async function sendOn(): Promise<void> {
  while (next < Number(howMany)) {
    const index = next++
    // oxlint-disable-next-line no-await-in-loop -- each connection sends one after the other
    await transport.sendMail({
      from: 'Plaudit <praise@example.com>',
      to: { name: '', address: `bare${index}@customers.example` },
      subject: 'How was your experience?',
      messageId: `<bare${index}@example.com>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      ...emailText,
    })
  }
}
await Promise.all(Array.from({ length: Number(connections) }, sendOn))
console.log(performance.now() - began)
transport.close()
