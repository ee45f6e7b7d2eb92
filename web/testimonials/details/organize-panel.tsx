import { longestHeadline, mostPinned } from '#contract/testimonials/organizing.ts'
import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import { Pin, PinOff } from 'lucide-react'
import { useId, useState, type FormEvent } from 'react'
import { sentenceOf } from '../../lib/call/problem.ts'
import { Badge } from '../../ui/text/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { FieldError } from '../../ui/form/field-error.tsx'
import { Input } from '../../ui/form/input.tsx'
import { CompanyLogo } from './company-logo.tsx'
import { HighlightsField } from './highlights-field.tsx'
import { SaveButton, whyNotSaved } from './organize-save.tsx'
import { useOrganize } from '../dialogs/organizing-queries.ts'
import { RemovableList } from '../list/removable-list.tsx'
import { RemoveMark } from '../card/remove-mark.tsx'
import { TagInput, TagOptions } from '../dialogs/tag-options.tsx'

/** Headline, highlights, tags and pin: what the team keeps about a testimonial. */
export function OrganizePanel({ testimonial }: { testimonial: Testimonial }) {
  const { isPinned, id, isPrivate } = testimonial
  const pin = useOrganize(id)
  const errorId = useId()
  return (
    <section aria-label="Organize" className="flex flex-col gap-4 border-t border-line pt-5">
      {!isPrivate && testimonial.company && <CompanyLogo testimonial={testimonial} />}
      {!isPrivate && <HeadlineForm testimonial={testimonial} />}
      {!isPrivate && testimonial.content !== '' && <HighlightsField testimonial={testimonial} />}
      <TagsForm testimonial={testimonial} />
      {!isPrivate && (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            size="small"
            variant="secondary"
            isPending={pin.isPending}
            onClick={() => pin.mutate({ isPinned: !isPinned })}
          >
            {isPinned ? <PinOff aria-hidden="true" /> : <Pin aria-hidden="true" />}
            {isPinned ? 'Unpin' : 'Pin'}
          </Button>
          <p className="text-sm text-soft">
            Pinned testimonials come first in widgets. You can pin {mostPinned}.
          </p>
        </div>
      )}
      {pin.isError && (
        <FieldError id={errorId}>
          {sentenceOf(pin.error, "It couldn't be pinned. Please try again.")}
        </FieldError>
      )}
    </section>
  )
}

function HeadlineForm({ testimonial: { id, headline } }: { testimonial: Testimonial }) {
  const [typed, setTyped] = useState(headline ?? '')
  const save = useOrganize(id)
  const isChanged = typed.trim() !== (headline ?? '')
  function submit(event: FormEvent) {
    event.preventDefault()
    save.mutate({ headline: typed })
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-2">
      <div>
        <Field label="Headline" hint="Use words from the testimonial." error={whyNotSaved(save)}>
          <Input
            value={typed}
            maxLength={longestHeadline}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
      </div>
      {isChanged && <SaveButton save={save}>Save headline</SaveButton>}
    </form>
  )
}

function TagsForm({ testimonial: { id, tags } }: { testimonial: Testimonial }) {
  const [typed, setTyped] = useState('')
  const list = useId()
  const save = useOrganize(id)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (typed.trim()) save.mutate({ tags: [...tags, typed] }, { onSuccess: () => setTyped('') })
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-2">
      <div className="flex items-end gap-2">
        <div className="grow">
          <Field label="Tags" error={whyNotSaved(save)}>
            <TagInput
              list={list}
              value={typed}
              autoComplete="off"
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
        </div>
        <Button type="submit" variant="secondary" isPending={save.isPending}>
          Add tag
        </Button>
      </div>
      <TagOptions id={list} />
      <RemovableList
        entries={tags}
        className="flex flex-wrap gap-1.5"
        onChange={(rest) => save.mutate({ tags: rest })}
      >
        {(tag, remove) => (
          <Badge>
            {tag}
            <RemoveMark label={`Remove ${tag}`} className="-mr-1" onRemove={remove} />
          </Badge>
        )}
      </RemovableList>
    </form>
  )
}
