import { useState } from 'react'
import { Checkbox } from '../ui/form/checkbox.tsx'
import { CodeInput } from '../ui/form/code-input.tsx'
import { Field } from '../ui/form/field.tsx'
import { FileDrop } from '../ui/form/file-drop.tsx'
import { Input } from '../ui/form/input.tsx'
import { PasswordInput } from '../ui/password/password-input.tsx'
import { SearchInput } from '../ui/search/search-input.tsx'
import { Select } from '../ui/form/select.tsx'
import { StarRatingInput } from '../ui/choices/star-rating-input.tsx'
import { Switch } from '../ui/form/switch.tsx'
import { Textarea } from '../ui/form/textarea.tsx'
import { GallerySample } from './sample.tsx'

export function FieldSamples() {
  const [rating, setRating] = useState<number>()
  return (
    <GallerySample title="Fields">
      <div className="grid items-start gap-x-8 gap-y-6 sm:grid-cols-2">
        <Name />
        <Field label="Company" isOptional>
          <Input defaultValue="Northside Bakery" />
        </Field>
        <Field label="Email" error="Please enter a valid email address">
          <Input type="email" defaultValue="mara@" />
        </Field>
        <Field label="Password">
          <PasswordInput defaultValue="correct horse" autoComplete="off" />
        </Field>
        <Field label="One-time code">
          <CodeInput defaultValue="492 039" />
        </Field>
        <Field label="Form id" hint="Generated automatically. It cannot be changed.">
          <Input readOnly value="f_8Qm2x" />
        </Field>
        <Field label="Disabled">
          <Input disabled value="Nothing to type here" />
        </Field>
        <Field label="Status">
          <Select defaultValue="all">
            <option value="all">All statuses</option>
            <option value="pending">Pending</option>
          </Select>
        </Field>
        <SearchInput label="Search testimonials" placeholder="Search testimonials" className="self-end" />
        <Long />
        <Field label="Almost full" error="Please shorten this">
          <Textarea maxLength={60} defaultValue="This is about as much as fits into such a small box, so" />
        </Field>
        <Checkboxes />
        <SwitchSamples />
        <StarRatingInput label="Your rating" value={rating} onChange={setRating} size="large" />
        <StarRatingInput
          label="Refused"
          value={undefined}
          onChange={setRating}
          error="Please choose a rating"
        />
        <Files />
      </div>
    </GallerySample>
  )
}

function Name() {
  return (
    <Field label="Name" hint="As it should appear with your testimonial.">
      <Input placeholder="Mara Lindqvist" />
    </Field>
  )
}

function Long() {
  return (
    <Field label="Testimonial">
      <Textarea maxLength={500} defaultValue="They answered at midnight and fixed it before breakfast." />
    </Field>
  )
}

function SwitchSamples() {
  return (
    <div className="flex flex-col gap-4">
      <Switch label="Require approval" hint="New testimonials wait for you." defaultChecked />
      <Switch label="Weekly summary" />
      <Switch label="Disabled" disabled />
    </div>
  )
}

function Checkboxes() {
  return (
    <div className="flex flex-col gap-3">
      <Checkbox label="Show my testimonial on your website" defaultChecked />
      <Checkbox label="Use my name" hint="Otherwise only your initials are shown." />
      <Checkbox label="I agree" error="Please agree before sending" />
      <Checkbox label="Disabled" disabled />
    </div>
  )
}

function Files() {
  const [file, setFile] = useState<string>()
  return (
    <>
      <FileDrop
        label={file ?? 'Drop a CSV file here, or choose one'}
        hint="Up to 20 MB"
        accept=".csv"
        onFile={(chosen) => setFile(chosen.name)}
      />
      <FileDrop
        label="Drop a CSV file here, or choose one"
        accept=".csv"
        error="This file is empty"
        onFile={() => undefined}
      />
    </>
  )
}
