import type { FastifyReply, FastifyRequest } from 'fastify'
import { checkWallDomain, getWall, removeWallDomain, saveWall, setWallDomain } from '#contract/wall/wall.ts'
import { type App, mount } from '../http/mount.ts'
import { nothingHere } from '../http/problem.ts'
import { callerOf } from '../http/limits/rate-limit.ts'
import { verifyWallDomain, deleteWallDomain, saveWallDomain } from './domain/domain.ts'
import { wallAssets } from './document.ts'
import { findBySlug, type FoundWall } from './find.ts'
import { hostedWalls } from './hosts.ts'
import { sendMissingWall, sendWall } from './send.ts'
import { readWall, saveWall as save } from './settings.ts'

/** The wall's settings; and the wall itself, at its address here and at `/` of its own domain. */
export function wallRoutes(app: App): void {
  const { http, services, limits, kept } = app
  mount(app, getWall, (context) => readWall(context))
  mount(app, saveWall, (context, { body }) => save(context, body))
  mount(app, setWallDomain, (context, { body }) => saveWallDomain(context, body.domain))
  mount(app, checkWallDomain, (context) => verifyWallDomain(context))
  mount(app, removeWallDomain, (context) => deleteWallDomain(context))

  let built = wallAssets()
  const assets = () => {
    if (services.config.development) built = wallAssets()
    return built
  }
  async function send(
    find: () => Promise<FoundWall | undefined>,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    await limits.hit('public-read', callerOf(request.ip), reply)
    const wall = await find()
    if (!wall) return sendMissingWall(services, assets(), request, reply)
    kept.allow(request, wall.workspaceId)
    return sendWall(services, wall, assets(), request, reply)
  }
  http.get<{ Params: { slug: string } }>('/wall/:slug', (request, reply) =>
    send(() => findBySlug(services.db, request.params.slug.toLowerCase()), request, reply),
  )

  const hosted = hostedWalls(services)
  /** Answers what is meant for the domain of a wall, and passes everything else on. */
  async function answerHosted(
    request: FastifyRequest,
    reply: FastifyReply,
    passOn: () => void,
  ): Promise<unknown> {
    const found = await hosted.find(request)
    if (found === 'other-host' || found === 'open') return passOn()
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (found === 'closed' || !isRead) throw nothingHere()
    return send(() => Promise.resolve(found), request, reply)
  }
  http.addHook('onRequest', (request, reply, done) => {
    // Without a promise where none is needed: websites load widgets past here.
    if (hosted.isOrdinary(request.hostname)) done()
    else answerHosted(request, reply, done).catch((failure: unknown) => reply.send(failure))
  })
}
