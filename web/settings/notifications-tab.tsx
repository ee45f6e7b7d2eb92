import type { NotificationSettings } from '#contract/settings.ts'
import { useState, type ReactNode } from 'react'
import { useInstance } from '../lib/use-instance.ts'
import { Switch } from '../ui/switch.tsx'
import { toast } from '../ui/toast.ts'
import { useSaveNotifications } from './queries.ts'
import { SaveBar } from './save-bar.tsx'
import { SubjectCard } from '../ui/subject-card.tsx'
import type { Draft } from './use-draft.ts'

export function NotificationsTab({ draft }: { draft: Draft<NotificationSettings> }) {
  const save = useSaveNotifications()
  const { isMailConfigured } = useInstance()
  const [browserRefusal, setBrowserRefusal] = useState('')
  const { value, set } = draft
  const toggle = (name: keyof NotificationSettings, label: string, hint: string) => (
    <Switch
      className="py-3.5"
      label={label}
      hint={hint}
      checked={value[name]}
      onChange={(event) => set({ [name]: event.target.checked })}
    />
  )

  /** Asked for in the moment it is wanted; a refusal leaves the switch off and says what to do. */
  async function setBrowser(isOn: boolean) {
    const refusal = isOn ? await askBrowser() : ''
    setBrowserRefusal(refusal)
    set({ browser: isOn && refusal === '' })
  }

  function submit() {
    const sent = draft.changes
    save.mutate(sent, {
      onSuccess: () => {
        draft.saved(sent)
        toast({ title: 'Notification Settings Updated' })
      },
    })
  }

  return (
    <form
      aria-label="Notifications"
      className="max-w-3xl"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <SubjectCard title="Notifications" description="What reaches you, and which way.">
        <Group title="Ways">
          {toggle(
            'email',
            'Email notifications',
            isMailConfigured
              ? 'Letters about your testimonials. Letters about your account’s security come in any case.'
              : 'Letters about your testimonials. This instance has no mail server yet, so letters wait in its outbox.',
          )}
          <Switch
            className="py-3.5"
            label="Browser notifications"
            hint={browserRefusal || browserHint(value.browser)}
            checked={value.browser}
            onChange={(event) => void setBrowser(event.target.checked)}
          />
          {toggle(
            'sms',
            'SMS notifications',
            'This instance cannot send text messages. Your choice is kept for the day it can, and changes nothing until then.',
          )}
        </Group>
        <Group title="Occasions">
          {toggle(
            'testimonialApproval',
            'Testimonial approval',
            'What came in and which of it waits for you, gathered in one letter.',
          )}
          {toggle(
            'campaignUpdates',
            'Campaign updates',
            'This version sends no campaigns. Your choice is kept for one that does, and changes nothing until then.',
          )}
          {toggle(
            'weeklyReports',
            'Weekly reports',
            'On Mondays, the seven days before in numbers. A week in which nothing happened brings no letter.',
          )}
        </Group>
        <SaveBar
          isChanged={draft.isChanged}
          isPending={save.isPending}
          failure={save.error}
          onDiscard={() => {
            draft.discard()
            setBrowserRefusal('')
            save.reset()
          }}
        />
      </SubjectCard>
    </form>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="mt-6 min-w-0 first:mt-0">
      <legend className="text-sm font-semibold text-faint">{title}</legend>
      <div className="mt-1 divide-y divide-line">{children}</div>
    </fieldset>
  )
}

/** Why there will be no notes from this browser; empty when there will be. */
async function askBrowser(): Promise<string> {
  if (!('Notification' in window)) return 'This browser cannot show notifications.'
  const answer = await Notification.requestPermission()
  if (answer === 'granted') return ''
  return 'Your browser does not allow notifications from this site. Allow them in its settings for this site, then switch this on again.'
}

/** The setting is the user's, the permission this browser's: on another device it may still be missing. */
function browserHint(isOn: boolean): string {
  if (isOn && 'Notification' in window && Notification.permission !== 'granted') {
    return 'Not allowed in this browser yet: switch this off and on again to be asked.'
  }
  return 'A note about what is new, while this app is open in a tab. Your browser asks you first.'
}
