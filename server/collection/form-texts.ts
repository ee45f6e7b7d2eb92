import { eq } from 'drizzle-orm'
import type { FormTexts, TextsOfForm } from '#contract/form-texts.ts'
import { type CustomerLanguage, customerLanguages } from '#contract/languages.ts'
import { workspaces } from '../workspaces/tables.ts'
import type { WorkspaceContext } from '../context.ts'
import { changeWorkspace } from '../workspaces/service.ts'

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

export function writeFormTexts(
  { tenant, workspaceId }: WorkspaceContext,
  wanted: FormTexts,
): Promise<FormTexts> {
  return tenant(async (tx) => {
    const [row] = await tx
      .select({ texts: workspaces.formTexts })
      .from(workspaces)
      .where(eq(workspaces.id, workspaceId))
      .for('update')
    const formTexts: FormTexts = {}
    for (const language of customerLanguages) {
      const texts = wanted[language] ?? row?.texts[language]
      if (texts && Object.values(texts).some((text) => text !== '')) formTexts[language] = texts
    }
    await changeWorkspace(tx, workspaceId, { formTexts })
    return formTexts
  })
}
