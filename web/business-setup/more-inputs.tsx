import { useWatch } from 'react-hook-form'
import { ColorChoice } from '../ui/choices/color-choice.tsx'
import { Input } from '../ui/form/input.tsx'
import { Textarea } from '../ui/form/textarea.tsx'
import { type Form, InputPart, ProfileField } from './profile-inputs.tsx'

/** What customers want to know before they come, and what makes the business recognizable. */
export function MoreFields({ form }: { form: Form }) {
  return (
    <InputPart title="More about your business">
      <ProfileField form={form} name="openingHours" isOptional>
        <Textarea
          className="min-h-20"
          placeholder="Tuesday to Saturday, 9 to 6"
          {...form.register('openingHours')}
        />
      </ProfileField>
      <ProfileField form={form} name="languages" isOptional hint="The ones you speak with customers.">
        <Input placeholder="English, Spanish" {...form.register('languages')} />
      </ProfileField>
      <ProfileField
        form={form}
        name="reviewProfiles"
        isOptional
        hint="Your pages on Google, Yelp and other review sites, one per line. Platform Setup starts from them."
      >
        <Textarea
          className="min-h-20"
          inputMode="url"
          placeholder="https://www.yelp.com/biz/your-business"
          {...form.register('reviewProfiles')}
        />
      </ProfileField>
      <AccentColor form={form} />
    </InputPart>
  )
}

function AccentColor({ form }: { form: Form }) {
  const color = useWatch({ control: form.control, name: 'accentColor' })
  return (
    <div>
      <ColorChoice
        label="Accent color"
        usual="#0d6a52"
        value={color || null}
        onChange={(next) => form.setValue('accentColor', next ?? '', { shouldDirty: true })}
      />
      <p className="mt-1.5 text-sm text-faint">Used in emails to your customers and on your wall.</p>
    </div>
  )
}
