import type { Services } from '../context.ts'
import type { Tx } from '../db/database.ts'
import type { EventNamed } from '../events.ts'
import type { Feature } from '../feature.ts'
import type { App } from '../http/mount.ts'
import { defineScheduledJob } from '../jobs/define-job.ts'
import type { ErasureKind } from './erasure.ts'
import { copyAll, copyNoted, keptOf, noteErasures } from './keep.ts'
import { erasures } from './tables.ts'

const minuteMs = 60_000

/** Every minute: what other machines noted, and what a process noted that died before it was copied. */
const copyErasures = defineScheduledJob('copy-erasures', '* * * * *', {
  attempts: 1,
  timeoutSeconds: 60,
  run: async (services) => copyAll(services, new Date(services.now().getTime() - 10 * minuteMs)),
})

/** A reply says that it holds. So it is in the file by then, and an older backup does not bring it back. */
function copyBeforeReplies({ http, services }: App): void {
  const { pending } = keptOf(services)
  http.addHook('onSend', (_request, _reply, payload, done) => {
    if (pending.size === 0) return done(null, payload)
    // When it fails, it has been done all the same, and a later copy takes it along.
    void copyNoted(services)
      .catch((failure: unknown) =>
        services.log.error({ err: failure }, 'erasures could not be written beside the database'),
      )
      .finally(() => done(null, payload))
  })
}

type TestimonialEvent =
  | 'testimonial-erased'
  | 'testimonial-withdrawn'
  | 'testimonial-deleted'
  | 'testimonial-restored'

function noteTestimonials<Name extends TestimonialEvent & ErasureKind>(kind: Name) {
  return (services: Services, tx: Tx, { workspaceId, each }: EventNamed<Name>) =>
    noteErasures(
      services,
      tx,
      each.map(({ testimonialId: subject }) => ({ kind, workspaceId, subject })),
    )
}

export const erasuresFeature: Feature = {
  name: 'erasures',
  routes: [copyBeforeReplies],
  jobs: [copyErasures],
  tables: [{ table: erasures, exported: 'belongs to no workspace', erased: 'never' }],
  hears: {
    'testimonial-erased': noteTestimonials('testimonial-erased'),
    'testimonial-withdrawn': noteTestimonials('testimonial-withdrawn'),
    'testimonial-deleted': noteTestimonials('testimonial-deleted'),
    'testimonial-restored': noteTestimonials('testimonial-restored'),
    'customer-deleted': (services, tx, { workspaceId, each }) =>
      noteErasures(
        services,
        tx,
        each.map(({ customerId: subject }) => ({ kind: 'customer-deleted', workspaceId, subject })),
      ),
  },
}
