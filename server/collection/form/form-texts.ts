import { eq } from 'drizzle-orm'
import type { FormTexts, TextsOfForm } from '#contract/collection/form-texts.ts'
import type { CustomerLanguage } from '#contract/languages.ts'
import { workspaces } from '../../workspaces/tables.ts'
import type { WorkspaceContext } from '../../context.ts'
import { reviseWorkspace } from '../../workspaces/service.ts'
import { mergedByLanguage } from '../by-language.ts'

const noTexts: TextsOfForm = { headline: '', question: '', thankYou: '' }

/** What the owner says in this language; an empty text stands for the default. */
export function textsIn(texts: FormTexts, language: CustomerLanguage): TextsOfForm {
  return { ...noTexts, ...texts[language] }
}

export async function readFormTexts({ tenant, workspaceId }: WorkspaceContext): Promise<FormTexts> {
  const [row] = await tenant((tx) =>
    tx.select({ texts: workspaces.formTexts }).from(workspaces).where(eq(workspaces.id, workspaceId)),
  )
  return row?.texts ?? {}
}

export async function writeFormTexts(context: WorkspaceContext, wanted: FormTexts): Promise<FormTexts> {
  const { formTexts } = await reviseWorkspace(context, (before) => ({
    formTexts: mergedByLanguage(before.formTexts, wanted),
  }))
  return formTexts
}
