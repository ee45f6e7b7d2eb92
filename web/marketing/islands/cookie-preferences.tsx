import { optionalCategories, type OptionalCategory } from '#contract/cookies.ts'
import { useEffect, useState } from 'react'
import { readCookieChoice, type CookieChoice } from '../../lib/cookies/cookie-choice.ts'
import { saveCookieChoice } from '../../lib/cookies/save-cookie-choice.ts'
import { Button } from '../../ui/button/button.tsx'
import { Switch } from '../../ui/form/switch.tsx'
import { toast } from '../../ui/message/toast.ts'
import { categoryCopy } from '../copy/cookie-copy.ts'

/** The preference center: a switch for each optional category, and a choice that is kept for six months. */
export function CookiePreferences() {
  /** `undefined` until the browser was asked, `null` while nothing was chosen. */
  const [stored, setStored] = useState<CookieChoice | null>()
  const [edited, setEdited] = useState<readonly OptionalCategory[]>()
  const allowed = edited ?? stored?.allowed ?? optionalCategories
  // oxlint-disable-next-line react/set-state-in-effect -- the prerendered page cannot know this browser's cookies
  useEffect(() => setStored(readCookieChoice() ?? null), [])

  function turn(category: OptionalCategory, isOn: boolean) {
    setEdited(optionalCategories.filter((one) => (one === category ? isOn : allowed.includes(one))))
  }
  function save(wanted: readonly OptionalCategory[]) {
    setEdited(wanted)
    saveCookieChoice(wanted)
    // Read back: a browser may refuse to keep it.
    const choice = readCookieChoice()
    setStored(choice ?? null)
    if (choice) toast({ title: 'Preferences Saved', description: choiceSentenceOf(choice) })
    else {
      toast({
        title: 'Not saved',
        description: 'Your browser blocks cookies from this website, so nothing optional is stored.',
        variant: 'destructive',
      })
    }
  }
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <fieldset disabled={stored === undefined} className="min-w-0">
        <legend className="sr-only">Optional categories</legend>
        <Categories allowed={allowed} onTurn={turn} />
        <div className="mt-5 flex flex-wrap gap-2.5">
          <Button onClick={() => save(allowed)}>Save Preferences</Button>
          <Button variant="secondary" onClick={() => save(optionalCategories)}>
            Accept All
          </Button>
          <Button variant="secondary" onClick={() => save([])}>
            Reject Optional
          </Button>
        </div>
      </fieldset>
      <p className="mt-4 text-sm text-faint">{stored ? choiceSentenceOf(stored) : undecided}</p>
    </form>
  )
}

function Categories({
  allowed,
  onTurn,
}: {
  allowed: readonly OptionalCategory[]
  onTurn: (category: OptionalCategory, isOn: boolean) => void
}) {
  return (
    <div className="divide-y divide-line border-y border-line">
      {optionalCategories.map((category) => (
        <Switch
          key={category}
          className="py-4"
          label={categoryCopy[category].label}
          hint={categoryCopy[category].what}
          checked={allowed.includes(category)}
          onChange={(event) => onTurn(category, event.currentTarget.checked)}
        />
      ))}
    </div>
  )
}

const undecided = 'You have not chosen yet. The switches show what Save Preferences would allow.'

function choiceSentenceOf({ allowed, chosenOn }: CookieChoice): string {
  const day = new Date(chosenOn).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' })
  const names = allowed.map((category) => categoryCopy[category].label.toLowerCase())
  const what =
    allowed.length === optionalCategories.length
      ? 'all optional categories on'
      : names.length === 0
        ? 'essential only'
        : `${names.join(' and ')} on, the rest off`
  return `Your choice on ${day}: ${what}.`
}
