import { and, isNull } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import { getCompanyLogo, getShownCompanyLogo } from '#contract/testimonials/company-logos.ts'
import type { Services, WorkspaceContext } from '../../context.ts'
import type { Db, Tx } from '../../db/database.ts'
import { matches } from '../../db/matches.ts'
import { readSignedIds, signIds } from '../../kit/secrets/signed-ids.ts'
import { isShown } from '../consent/visibility-rule.ts'
import { sendPhoto } from '../photos.ts'
import type { Row } from '../rows.ts'
import { companyLogos, testimonials } from '../tables.ts'

const purpose = 'company-logo'

type WithLogo = Pick<Row, 'workspaceId' | 'id' | 'hasCompanyLogo'>

/** Where websites find it. It answers for as long as it may be shown. */
export function publicLogoUrl(
  { secrets, config }: Pick<Services, 'secrets' | 'config'>,
  row: WithLogo,
): string {
  return config.publicUrl + getShownCompanyLogo.path.replace(':token', signIds({ secrets }, purpose, row))
}

/** Where the business sees it. A new one has another address. */
export function ownLogoUrl({ id, hasCompanyLogo, version }: WithLogo & Pick<Row, 'version'>): string | null {
  return hasCompanyLogo ? `${getCompanyLogo.path.replace(':id', id)}?v=${version}` : null
}

export async function sendPublicLogo(services: Services, token: string, reply: FastifyReply) {
  const ids = readSignedIds(services, purpose, token)
  return sendPhoto(reply, ids && (await shownLogo(services.db, ids)), 'public, max-age=60')
}

export async function sendOwnLogo(
  { tenant, workspaceId }: WorkspaceContext,
  id: string,
  reply: FastifyReply,
) {
  const logo = await tenant((tx) => findLogo(tx, { workspaceId, id }, false))
  return sendPhoto(reply, logo, 'private, max-age=60')
}

/** The logo of a testimonial that may be shown. */
export function shownLogo(db: Db, ids: { readonly workspaceId: string; readonly id: string }) {
  return findLogo(db, ids, true)
}

async function findLogo(
  db: Db | Tx,
  { workspaceId, id }: { readonly workspaceId: string; readonly id: string },
  isPublic: boolean,
): Promise<{ bytes: Buffer } | undefined> {
  const [logo] = await db
    .select({ bytes: companyLogos.bytes })
    .from(companyLogos)
    .innerJoin(testimonials, matches(testimonials, { workspaceId, id }))
    .where(
      and(
        matches(companyLogos, { workspaceId, testimonialId: id }),
        isPublic ? isShown : isNull(testimonials.deletedAt),
      ),
    )
  return logo
}
