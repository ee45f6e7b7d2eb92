import { aiDefaults, aiLanguages, type AiSettings } from '#contract/settings.ts'
import { tones } from '#contract/writer.ts'
import { useState } from 'react'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { Select } from '../ui/select.tsx'
import { Switch } from '../ui/switch.tsx'
import { toast } from '../ui/toast.ts'
import { useSaveAi } from './queries.ts'
import { SaveBar } from './save-bar.tsx'
import { SubjectCard } from '../ui/subject-card.tsx'
import type { Draft } from './use-draft.ts'

const shortest = 50
const longest = 500

export function AiTab({ draft }: { draft: Draft<AiSettings> }) {
  const save = useSaveAi()
  const { value, set } = draft
  /** What stands in the field while it is typed; half a number is not one yet. */
  const [typed, setTyped] = useState<string>()
  const toggle = (
    name: 'autoGenerate' | 'includeMetrics' | 'requireApproval',
    label: string,
    hint: string,
  ) => (
    <Switch
      className="py-3.5"
      label={label}
      hint={hint}
      checked={value[name]}
      onChange={(event) => set({ [name]: event.target.checked })}
    />
  )

  function takeLength() {
    if (typed === undefined) return {}
    const maxLength = lengthOf(typed)
    setTyped(undefined)
    set({ maxLength })
    return { maxLength }
  }

  function submit() {
    const sent = { ...draft.changes, ...takeLength() }
    save.mutate(sent, {
      onSuccess: () => {
        draft.saved(sent)
        toast({ title: 'AI Settings Updated' })
      },
    })
  }

  return (
    <form
      noValidate
      aria-label="AI Settings"
      className="max-w-3xl"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <SubjectCard
        title="The writer"
        description="What it starts from when it drafts a testimonial. It uses only what your customers said, whatever stands here. An instance without a writer keeps these until it has one."
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Tone">
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
          <Field label="Maximum length" hint={`In words, ${shortest} to ${longest}.`}>
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
        <div className="mt-4 divide-y divide-line">
          {toggle(
            'autoGenerate',
            'Generate automatically',
            'A draft begins as soon as there is enough to write from, without pressing the button.',
          )}
          {toggle(
            'includeMetrics',
            'Include metrics',
            'Numbers that a customer mentioned may stand in the draft.',
          )}
          {toggle(
            'requireApproval',
            'Require approval',
            'Nothing is shown before you have approved it. This holds for the whole business and is the same switch as “Require approval” in the form settings.',
          )}
        </div>
        <SaveBar
          isChanged={draft.isChanged || typed !== undefined}
          isPending={save.isPending}
          failure={save.error}
          onDiscard={() => {
            draft.discard()
            setTyped(undefined)
            save.reset()
          }}
        />
      </SubjectCard>
    </form>
  )
}

/** As documented: what is no number is 150, and numbers stay within the bounds. */
function lengthOf(typed: string): number {
  const words = Number.parseInt(typed, 10)
  if (Number.isNaN(words)) return aiDefaults.maxLength
  return Math.min(longest, Math.max(shortest, words))
}

function oneOf<Value extends string>(values: readonly [Value, ...Value[]], chosen: string): Value {
  return values.find((value) => value === chosen) ?? values[0]
}
