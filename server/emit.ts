import type { Services } from './context.ts'
import type { Tx } from './db/database.ts'
import type { EventName, EventNamed } from './events.ts'
import type { Feature, Hears } from './feature.ts'
import { writeHistory } from './provenance/service.ts'

/** The `emit` of a process whose features are these. */
export function emitTo(features: readonly Pick<Feature, 'hears'>[]): Services['emit'] {
  return async function emit(this: Services, tx, events) {
    const happened = [events].flat().filter(({ each }) => each.length > 0)
    await writeHistory(tx, happened)
    for (const { hears } of features) {
      if (hears) for (const event of happened) await tellFeature(hears, this, tx, event)
    }
  }
}

async function tellFeature<Name extends EventName>(
  hears: Hears,
  services: Services,
  tx: Tx,
  event: EventNamed<Name>,
): Promise<void> {
  await hears[event.name]?.(services, tx, event)
}
