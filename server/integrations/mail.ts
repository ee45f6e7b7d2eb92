import { access, constants, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Transform } from 'node:stream'
import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'

export interface Letter {
  readonly id: string
  /** One address. Never a list: a comma in it stays part of the one address. */
  readonly to: string
  /** Where an answer goes, when not to the sender. One address. */
  readonly replyTo?: string | null
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Where it can be unsubscribed from: in the headers that mail programs have a button for (RFC 8058). */
  readonly unsubscribeUrl?: string | undefined
}

/** Sends emails. `Uncertain` means that the email may or may not have left. */
export interface Mail {
  readonly configured: boolean
  send(mail: Letter): Promise<void>
  /** Removes the copies that stand in place of sending. What has left over SMTP cannot be called back. */
  forget(ids: readonly string[]): Promise<void>
  /** Throws when no letter could leave right now. Sends none. */
  check(): Promise<void>
}

/** The connection broke after the email was handed over: sending again might double it. */
export class Uncertain extends Error {
  override readonly name = 'Uncertain'
}

/** SMTP when configured; else files in the outbox of the data folder, which `/dev/outbox` shows on loopback. */
export function makeMail(config: Config): Mail {
  return config.smtpUrl === undefined ? outboxMail(config) : smtpMail(config, config.smtpUrl)
}

export function outboxFolder(config: Config): string {
  return path.join(config.dataFolder, 'outbox')
}

function outboxMail(config: Config): Mail {
  return {
    configured: false,
    async send(mail) {
      const folder = outboxFolder(config)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(path.join(folder, `${mail.id}.json`), JSON.stringify(mail, null, 2))
    },
    async forget(ids) {
      const folder = outboxFolder(config)
      await Promise.all(ids.map((id) => rm(path.join(folder, `${id}.json`), { force: true })))
    },
    async check() {
      await mkdir(outboxFolder(config), { recursive: true, mode: 0o700 })
      await access(outboxFolder(config), constants.W_OK)
    },
  }
}

function smtpMail(config: Config, smtpUrl: string): Mail {
  const domain = new URL(config.publicUrl).hostname
  return {
    configured: true,
    async send({ id, to, replyTo, subject, text, html, unsubscribeUrl }) {
      const { transport, wasHandedOver } = connection(smtpUrl)
      try {
        await transport.sendMail({
          from: config.mailFrom,
          to: { name: '', address: to },
          ...(replyTo && { replyTo: { name: '', address: replyTo } }),
          subject: oneLine(subject),
          text,
          html,
          messageId: `<${id}@${domain}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribeUrl && {
              'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
        })
      } catch (failure) {
        const { responseCode } = failure as { responseCode?: number }
        if (wasHandedOver() && responseCode === undefined) throw new Uncertain(String(failure))
        throw failure
      }
    },
    forget: () => Promise.resolve(),
    async check() {
      await connection(smtpUrl).transport.verify()
    },
  }
}

/** One letter's connection, which knows whether the whole letter went over it. */
function connection(smtpUrl: string) {
  let handedOver = false
  const options = {
    url: smtpUrl,
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    socketTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  const transport = createTransport(options)
  transport.use('stream', ({ message }, done) => {
    message.transform(
      () =>
        new Transform({
          transform: (chunk, _encoding, next) => next(null, chunk),
          flush(next) {
            handedOver = true
            next()
          },
        }),
    )
    done()
  })
  return { transport, wasHandedOver: () => handedOver }
}

function oneLine(value: string): string {
  return value.replace(/\s+/g, ' ').trim()
}
