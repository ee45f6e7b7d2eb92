import { getTestimonialHistory } from '#contract/provenance/history.ts'
import { getSigningKeys, signingKeysAddress, verifyTestimonial } from '#contract/provenance/verify.ts'
import { type App, mount } from '../http/mount.ts'
import { readHistory } from './read-history.ts'
import { publicKeys } from './signing-keys.ts'
import { verify } from './verify.ts'
import { readVerifyId } from './verify-address.ts'

const publishedKeysOf = async ({ db }: Pick<App['services'], 'db'>) => ({
  format: 'plaudit-keys-1' as const,
  keys: await publicKeys(db),
})

export function provenanceRoutes(app: App): void {
  mount(app, getTestimonialHistory, (context, { params }) => readHistory(context, params.id))
  mount(app, verifyTestimonial, (context, { params: { id } }) => {
    const ids = readVerifyId(id)
    if (ids) context.reply.isForEverybody(ids.workspaceId)
    return verify(context, id)
  })
  mount(app, getSigningKeys, publishedKeysOf)
  // Where others look for it, and where a page's own address says `.json`: the same two answers.
  app.http.get(signingKeysAddress, async (_request, reply) =>
    reply.header('access-control-allow-origin', '*').send(await publishedKeysOf(app.services)),
  )
  app.http.get<{ Params: { id: string } }>('/verify/:id(^[\\w-]+).json', async ({ params }, reply) =>
    reply.redirect(verifyTestimonial.path.replace(':id', params.id)),
  )
}
