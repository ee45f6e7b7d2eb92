import type { BusinessProfile } from '#contract/business/business-profile.ts'
import { logoLimitBytes, logoSentences } from '#contract/business/logo.ts'
import { uploadLogo } from '../business/service.ts'
import type { WorkspaceContext } from '../context.ts'
import { Problem } from '../http/problem.ts'
import { Unreadable } from '../kit/unreadable.ts'
import { fetchFollowing } from './site/fetch-text.ts'

/** Fetches a picture from a website and keeps it as any logo that is uploaded. Awaits the outside before the transaction. */
export async function takeLogo(context: WorkspaceContext, logoUrl: string): Promise<BusinessProfile> {
  const { bytes, contentType } = await fetchPicture(logoUrl, context.config.internalSite)
  return uploadLogo(context, `data:${contentType};base64,${bytes.toString('base64')}`)
}

async function fetchPicture(address: string, trustedOrigin: string | undefined) {
  try {
    const { answer } = await fetchFollowing(address, 'image/*', { trustedOrigin })
    const [contentType = ''] = (answer.headers['content-type'] ?? '').split(';')
    const parts: Buffer[] = []
    let size = 0
    for await (const part of answer.parts) {
      size += part.length
      if (size > logoLimitBytes) throw refused(logoSentences.size)
      parts.push(part)
    }
    if (answer.status !== 200) throw refused('The website did not send this picture.')
    return { bytes: Buffer.concat(parts), contentType }
  } catch (failure) {
    if (failure instanceof Problem) throw failure
    if (failure instanceof Unreadable) throw refused('The website did not send this picture.')
    throw refused(logoSentences.unreadable)
  }
}

function refused(sentence: string): Problem {
  return new Problem('invalid-input', sentence, { fields: { logoUrl: sentence } })
}
