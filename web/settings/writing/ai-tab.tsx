import { aiDefaults, aiLanguages, type AiSettings } from '#contract/settings/ai-settings.ts'
import { tones } from '#contract/writer/tones.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { Select } from '../../ui/form/select.tsx'
import { DraftForm } from './draft-form.tsx'
import { draftSwitches } from './draft-switches.tsx'
import { EngineCard } from './engine-card.tsx'
import { writerQuery } from '../queries.ts'
import { useSaveAi } from '../saving.ts'
import type { Draft } from '../use-draft.ts'

const shortest = 50
const longest = 500

export function AiTab({ draft }: { draft: Draft<AiSettings> }) {
  const save = useSaveAi()
  const { value, set } = draft
  /** What stands in the field while it is typed; half a number is not one yet. */
  const [typed, setTyped] = useState<string>()

  function takeLength() {
    if (typed === undefined) return {}
    const maxLength = draftLengthOf(typed)
    setTyped(undefined)
    set({ maxLength })
    return { maxLength }
  }

  return (
    <>
      <DraftForm
        title="AI drafts"
        label="AI Settings"
        description="Defaults for testimonials drafted with AI. Drafts only use what your customers said."
        draft={draft}
        save={save}
        savedTitle="AI Settings Updated"
        isChanged={draft.isChanged || typed !== undefined}
        changesToSend={() => ({ ...draft.changes, ...takeLength() })}
        onDiscard={() => setTyped(undefined)}
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <ToneAndLanguage draft={draft} />
          <Field label="Maximum length" hint={`${shortest} to ${longest} words.`}>
            <Input
              type="number"
              inputMode="numeric"
              min={shortest}
              max={longest}
              value={typed ?? value.maxLength}
              onChange={(event) => setTyped(event.target.value)}
              onBlur={takeLength}
            />
          </Field>
        </div>
        <AiSwitches draft={draft} />
      </DraftForm>
      <EngineCard />
    </>
  )
}

function ToneAndLanguage({ draft: { value, set } }: { draft: Draft<AiSettings> }) {
  const { data: writer } = useQuery(writerQuery)
  return (
    <>
      <Field
        label="Tone"
        hint={writer?.engine === 'built-in' ? 'Decides which sentence comes first.' : undefined}
      >
        <Select value={value.tone} onChange={(event) => set({ tone: oneOf(tones, event.target.value) })}>
          {tones.map((tone) => (
            <option key={tone}>{tone}</option>
          ))}
        </Select>
      </Field>
      <Field label="Language">
        <Select
          value={value.language}
          onChange={(event) => set({ language: oneOf(aiLanguages, event.target.value) })}
        >
          {aiLanguages.map((language) => (
            <option key={language}>{language}</option>
          ))}
        </Select>
      </Field>
    </>
  )
}

const switches = [
  [
    'autoGenerate',
    'Generate automatically',
    'Start a draft when you leave “What they told you” and the rest of the form is filled in.',
  ],
  ['includeMetrics', 'Include metrics', 'Drafts can include numbers your customers mention.'],
  [
    'requireApproval',
    'Require approval',
    'Nothing appears until you approve it. This applies to your whole business and is also in the form settings.',
  ],
] as const

function AiSwitches({ draft }: { draft: Draft<AiSettings> }) {
  const toggle = draftSwitches<'autoGenerate' | 'includeMetrics' | 'requireApproval', AiSettings>(draft)
  return (
    <div className="mt-4 divide-y divide-line">
      {switches.map(([name, label, hint]) => toggle(name, label, hint))}
    </div>
  )
}

/** As documented: what is no number is 150, and numbers stay within the bounds. */
function draftLengthOf(typed: string): number {
  const words = Number.parseInt(typed, 10)
  if (Number.isNaN(words)) return aiDefaults.maxLength
  return Math.min(longest, Math.max(shortest, words))
}

function oneOf<Value extends string>(values: readonly [Value, ...Value[]], chosen: string): Value {
  return values.find((value) => value === chosen) ?? values[0]
}
