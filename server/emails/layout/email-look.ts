import { eq } from 'drizzle-orm'
import { nameInEmail } from '#contract/plain-name.ts'
import type { Db, Tx } from '../../db/database.ts'
import { workspaces } from '../../workspaces/tables.ts'
import { layOut, type EmailBrand } from './layout.ts'
import type { Draft } from './draft.ts'
import { emailSettings } from '../tables.ts'

/** How a business looks in the emails to its customers. */
export interface EmailLook extends EmailBrand {
  /** Stands under everything that asks a customer for something. */
  readonly postalAddress: string
}

export async function emailLookOf(tx: Db | Tx, workspaceId: string | null): Promise<EmailLook> {
  if (workspaceId === null) throw new Error('only a workspace writes to customers')
  const [found] = await tx
    .select({
      name: workspaces.name,
      accentColor: workspaces.accentColor,
      postalAddress: emailSettings.postalAddress,
    })
    .from(workspaces)
    .leftJoin(emailSettings, eq(emailSettings.workspaceId, workspaces.id))
    .where(eq(workspaces.id, workspaceId))
  return {
    name: nameInEmail(found?.name ?? ''),
    accentColor: found?.accentColor ?? null,
    postalAddress: found?.postalAddress ?? '',
  }
}

/** Whether a business writes it to its customers. */
export function isFromBusiness({ stream, isFromBusiness: isSo = false }: Draft): boolean {
  return stream === 'requests' || isSo
}

/** Both forms of an email; in the product's own look unless a business writes it. */
export function layOutDraft(draft: Draft, look: EmailLook | undefined) {
  const { paragraphs, button, buttonAt, reason, language, stream } = draft
  const isRequest = stream === 'requests'
  const foot = {
    reason,
    ...(isRequest && look && { postalAddress: look.postalAddress, isUnsubscribable: true }),
  }
  const emailBrand = isFromBusiness(draft) ? look : undefined
  return layOut({ paragraphs, button, buttonAt, foot, language, emailBrand })
}
