import { access, constants, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../../config/config.ts'
import type { OutgoingEmail } from './outgoing-email.ts'

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

/** What makes and sends messages takes memory that an instance without a mail server has no use for. */
function smtpMail(config: Config, smtpUrl: string): Mail {
  const sending = import('./smtp-sending.ts').then(({ smtpSending }) => smtpSending(config, smtpUrl))
  return {
    configured: true,
    send: async (email) => (await sending).send(email),
    forget: () => Promise.resolve(),
    check: async () => (await sending).check(),
  }
}
