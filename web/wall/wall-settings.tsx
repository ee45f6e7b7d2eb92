import { longestSlug, longestWallIntro, longestWallTitle, type Wall, wallForm } from '#contract/wall/wall.ts'
import { type FormEvent, useState } from 'react'
import { z } from 'zod/mini'
import { ApiProblem } from '../lib/call/problem.ts'
import { Button } from '../ui/button/button.tsx'
import { FailureBanner } from '../ui/message/failure-banner.tsx'
import { Field } from '../ui/form/field.tsx'
import { Input } from '../ui/form/input.tsx'
import { SubjectCard } from '../ui/layout/subject-card.tsx'
import { Switch } from '../ui/form/switch.tsx'
import { Textarea } from '../ui/form/textarea.tsx'
import { toast } from '../ui/message/toast.ts'
import { VerbatimInput } from '../ui/form/verbatim-input.tsx'
import { ColorChoice } from '../ui/choices/color-choice.tsx'
import { useSaveWall, type WallForm } from './queries.ts'
import { TopicChoice } from './topic-choice.tsx'

/** Everything about the wall but its domain; sent together. */
export function WallSettings({ wall }: { wall: Wall }) {
  const { value, set, refused, save, submit } = useWallForm(wall)
  return (
    <SubjectCard title="Your page" description="Everything your customers allowed you to show, on one page.">
      <form noValidate aria-label="Your page" className="flex flex-col gap-5" onSubmit={submit}>
        <WallSwitches value={value} set={set} />
        <Address value={value.slug} error={refused['slug']} onChange={(slug) => set({ slug })} />
        <Field label="Title" isOptional error={refused['title']}>
          <Input
            maxLength={longestWallTitle}
            placeholder={wall.usualTitle}
            value={value.title}
            onChange={(event) => set({ title: event.currentTarget.value })}
          />
        </Field>
        <Field label="Intro" isOptional error={refused['intro']}>
          <Textarea
            className="min-h-24"
            maxLength={longestWallIntro}
            value={value.intro}
            onChange={(event) => set({ intro: event.currentTarget.value })}
          />
        </Field>
        <WallColorFields value={value} set={set} />
        <TopicChoice chosen={value.shownTags} onChange={(shownTags) => set({ shownTags })} />
        {/* What a field says is not said twice. */}
        <FailureBanner
          failure={Object.keys(refused).length > 0 ? null : save.error}
          otherwise="Couldn't save. Please try again."
        />
        <Button type="submit" className="self-end" isPending={save.isPending} pendingLabel="Saving...">
          Save
        </Button>
      </form>
    </SubjectCard>
  )
}

interface Part {
  value: WallForm
  set: (change: Partial<WallForm>) => void
}

function WallSwitches({ value, set }: Part) {
  return (
    <>
      <Switch
        label="Show my wall"
        hint="Anyone with the address can see it."
        checked={value.isOn}
        onChange={(event) => set({ isOn: event.currentTarget.checked })}
      />
      <Switch
        label="Let search engines list it"
        checked={value.isIndexed}
        onChange={(event) => set({ isIndexed: event.currentTarget.checked })}
      />
    </>
  )
}

function WallColorFields({ value, set }: Part) {
  return (
    <div>
      <div className="grid gap-5 sm:grid-cols-2">
        <ColorChoice
          label="Accent color"
          usual="#0d6a52"
          value={value.accentColor}
          onChange={(accentColor) => set({ accentColor })}
        />
        <ColorChoice
          label="Background color"
          usual="#f8f5ef"
          value={value.backgroundColor}
          onChange={(backgroundColor) => set({ backgroundColor })}
        />
      </div>
      <p className="mt-3 text-sm text-faint">Emails to your customers use the accent color, too.</p>
    </div>
  )
}

function Address({
  value,
  error,
  onChange,
}: {
  value: string
  error: string | undefined
  onChange: (slug: string) => void
}) {
  return (
    <Field label="Address" hint={`${window.location.origin}/wall/${value || '…'}`} error={error}>
      <VerbatimInput
        maxLength={longestSlug}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  )
}

function useWallForm(wall: Wall) {
  // What else the wall has is not the form's.
  const { usualTitle: _usualTitle, url: _url, domain: _domain, ...saved } = wall
  const [value, setValue] = useState<WallForm>(saved)
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const save = useSaveWall()
  function submit(event: FormEvent) {
    event.preventDefault()
    const checked = z.safeParse(wallForm, value)
    if (!checked.success) {
      return setRefused(
        Object.fromEntries(checked.error.issues.map(({ path, message }) => [path.join('.'), message])),
      )
    }
    setRefused({})
    return save.mutate(checked.data, {
      onSuccess: ({ slug }) => {
        setValue((now) => ({ ...now, slug }))
        toast({ title: 'Wall saved' })
      },
      onError: (failure) => failure instanceof ApiProblem && setRefused(failure.fields),
    })
  }
  const set = (change: Partial<WallForm>) => setValue((now) => ({ ...now, ...change }))
  return { value, set, refused, save, submit }
}
