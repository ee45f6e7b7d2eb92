import { access, constants, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../../config/config.ts'
import { makeMessage, providerHeaders, type Sender, type SigningKey } from './mail-message.ts'
import { smtpPool } from './smtp-pool.ts'

export interface OutgoingEmail {
  readonly id: string
  /** One address. Never a list: a comma in it stays part of the one address. */
  readonly to: string
  /** Where an answer goes, when not to the sender. One address. */
  readonly replyTo?: string | null
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Who writes; this instance if not said. */
  readonly from?: Sender
  /** Where it comes back to when it cannot be delivered; the sender if not said. */
  readonly bounceTo?: string
  readonly key?: SigningKey
  /** Where it can be unsubscribed from: in the headers that mail programs have a button for (RFC 8058). */
  readonly unsubscribeUrl?: string | undefined
}

/** Sends emails, and fails as `mail-failures.ts` says. */
export interface Mail {
  readonly configured: boolean
  send(mail: OutgoingEmail): Promise<void>
  /** Removes the copies that stand in place of sending. What has left over SMTP cannot be called back. */
  forget(ids: readonly string[]): Promise<void>
  /** Throws when no email could leave right now. Sends none. */
  check(): Promise<void>
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
      const { key: _key, ...shown } = mail
      await writeFile(path.join(folder, `${mail.id}.json`), JSON.stringify(shown, null, 2))
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
  const instance = {
    sender: readSender(config.mailFrom),
    host: new URL(config.publicUrl).hostname,
    headersOf: providerHeaders(new URL(smtpUrl).hostname),
  }
  const pool = smtpPool(smtpUrl)
  return {
    configured: true,
    async send(email) {
      const { envelope, bytes } = await makeMessage(email, instance)
      await pool.send(envelope, bytes)
    },
    forget: () => Promise.resolve(),
    check: () => pool.check(),
  }
}

/** `Name <address>`, or an address alone. */
export function readSender(text: string): Sender {
  const [, name = '', address = text] = /^([^<]*)<([^>]*)>$/.exec(text) ?? []
  return { name: name.trim().replace(/^"(.*)"$/, '$1'), address: address.trim() }
}
