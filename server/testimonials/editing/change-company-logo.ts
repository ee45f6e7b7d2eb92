import { logoLimitBytes, logoSentences } from '#contract/business/logo.ts'
import { companyLogoPixels } from '#contract/testimonials/company-logos.ts'
import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import type { WorkspaceContext } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import { matches } from '../../db/matches.ts'
import { encodePicture } from '../../kit/pictures/encode-picture.ts'
import { presentTestimonial } from '../present.ts'
import { byCaller, loadTestimonial, raised } from '../rows.ts'
import { companyLogos, testimonials } from '../tables.ts'

/** The old logo is gone when the new one stands. */
export async function uploadCompanyLogo(
  context: WorkspaceContext,
  id: string,
  logoData: string,
): Promise<Testimonial> {
  const bytes = await encodePicture(logoData, {
    field: 'logoData',
    limitBytes: logoLimitBytes,
    sidePixels: companyLogoPixels,
    fit: 'inside',
    sentences: logoSentences,
  })
  const logo = { workspaceId: context.workspaceId, testimonialId: id, bytes, createdAt: context.now() }
  return changeLogo(context, id, true, (tx) => tx.insert(companyLogos).values(logo))
}

export function removeCompanyLogo(context: WorkspaceContext, id: string): Promise<Testimonial> {
  return changeLogo(context, id, false, () => Promise.resolve())
}

function changeLogo(
  context: WorkspaceContext,
  id: string,
  hasCompanyLogo: boolean,
  add: (tx: Tx) => PromiseLike<unknown>,
): Promise<Testimonial> {
  const { tenant, workspaceId } = context
  return tenant(async (tx) => {
    const before = await loadTestimonial(tx, workspaceId, id, true)
    if (!hasCompanyLogo && !before.hasCompanyLogo) return presentTestimonial(before)
    await tx.delete(companyLogos).where(matches(companyLogos, { workspaceId, testimonialId: id }))
    await add(tx)
    const [row] = await tx
      .update(testimonials)
      .set({ hasCompanyLogo, version: raised })
      .where(matches(testimonials, { workspaceId, id }))
      .returning()
    const each = [{ testimonialId: id, isShown: hasCompanyLogo }]
    await context.emit(tx, { name: 'testimonial-logo-changed', ...byCaller(context), each })
    return presentTestimonial(row!)
  })
}
