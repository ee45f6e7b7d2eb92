import type { AudienceKind } from '#contract/campaigns/campaigns.ts'
import { Dices, ListChecks, Shuffle, Users } from 'lucide-react'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { RadioTiles } from '../../ui/choices/radio-tiles.tsx'
import { randomKey } from '../../lib/call/random-key.ts'
import { CustomerPicker } from './customer-picker.tsx'
import { DraftInput } from './draft-input.tsx'
import { FairnessMeter } from './fairness-meter.tsx'
import { EditorPart } from './part.tsx'
import type { Editor } from './use-editor.ts'
import type { Meter } from './use-meter.ts'

const tiles = [
  { value: 'everyone', title: 'Everyone', text: 'Includes customers you add later.', icon: Users },
  { value: 'chosen', title: 'Hand-picked', text: 'The customers you select.', icon: ListChecks },
  { value: 'sample', title: 'Random sample', text: 'Chosen at random.', icon: Dices },
] as const satisfies readonly { value: AudienceKind; title: string; text: string; icon: unknown }[]

/** Who is asked, and whether that is fair. */
export function AudiencePart({ editor, meter }: { editor: Editor; meter: Meter }) {
  const { draft, errors, set } = editor
  return (
    <EditorPart title="Who gets it">
      <RadioTiles
        legend="Who gets it"
        legendClassName="sr-only"
        className="sm:grid-cols-3"
        tileClassName="flex items-start gap-3 rounded-lg p-3.5 [&_svg]:mt-0.5 [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-faint has-checked:[&_svg]:text-accent-text"
        tiles={tiles}
        value={draft.audience}
        onChange={(audience) => set({ audience })}
      >
        {({ icon: Icon }) => <Icon aria-hidden="true" />}
      </RadioTiles>
      {draft.audience === 'chosen' && (
        <CustomerPicker
          chosen={draft.chosen}
          error={errors['selectedCustomers']}
          onChange={(chosen) => set({ chosen })}
        />
      )}
      {draft.audience === 'sample' && <SampleFields editor={editor} />}
      {(draft.audience !== 'chosen' || draft.chosen.size > 0) && <FairnessMeter meter={meter} />}
    </EditorPart>
  )
}

function SampleFields({ editor }: { editor: Editor }) {
  const { errors, set } = editor
  return (
    <div className="flex flex-wrap items-start gap-3">
      <Field label="How many customers" error={errors['sampleSize']} className="w-44">
        <DraftInput editor={editor} name="sampleSize" inputMode="numeric" maxLength={6} />
      </Field>
      <Button variant="secondary" className="mt-6.5 h-10.5" onClick={() => set({ sampleSeed: randomKey() })}>
        <Shuffle aria-hidden="true" />
        Draw again
      </Button>
    </div>
  )
}
