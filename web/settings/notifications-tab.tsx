import type { NotificationSettings } from '#contract/settings/notification-settings.ts'
import { useState, type ReactNode } from 'react'
import { keptInOutbox } from '../lib/kept-in-outbox.ts'
import { useInstance } from '../lib/call/use-instance.ts'
import { Switch } from '../ui/form/switch.tsx'
import { DraftForm } from './writing/draft-form.tsx'
import { draftSwitches } from './writing/draft-switches.tsx'
import { useSaveNotifications } from './saving.ts'
import { SmsSetting } from './sms-setting.tsx'
import type { Draft } from './use-draft.ts'

export function NotificationsTab({ draft }: { draft: Draft<NotificationSettings> }) {
  const save = useSaveNotifications()
  const { isMailConfigured, sendsTexts } = useInstance()
  const [browserRefusal, setBrowserRefusal] = useState('')
  const { value, set } = draft
  const toggle = draftSwitches(draft)

  /** Asked for in the moment it is wanted; a refusal leaves the switch off and says what to do. */
  async function setBrowser(isOn: boolean) {
    const refusal = isOn ? await askBrowser() : ''
    setBrowserRefusal(refusal)
    set({ browser: isOn && refusal === '' })
  }

  return (
    <DraftForm
      title="Notifications"
      description="Choose what you hear about, and how."
      draft={draft}
      save={save}
      savedTitle="Notification Settings Updated"
      onDiscard={() => setBrowserRefusal('')}
    >
      <Group title="How to notify me">
        {toggle('email', 'Email notifications', emailHint(isMailConfigured))}
        <Switch
          className="py-3.5"
          label="Browser notifications"
          hint={browserRefusal || browserHint(value.browser)}
          checked={value.browser}
          onChange={(event) => void setBrowser(event.target.checked)}
        />
        {sendsTexts && <SmsSetting draft={draft} />}
      </Group>
      <Topics draft={draft} />
    </DraftForm>
  )
}

function Topics({ draft }: { draft: Draft<NotificationSettings> }) {
  const toggle = draftSwitches(draft)
  return (
    <Group title="What to notify me about">
      {toggle(
        'testimonialApproval',
        'Testimonial approval',
        'New testimonials and what needs your approval, in one email.',
      )}
      {toggle('campaignUpdates', 'Campaign updates', 'When a campaign has sent everything.')}
      {toggle(
        'weeklyReports',
        'Weekly reports',
        'Last week in numbers, every Monday. No email if nothing happened.',
      )}
    </Group>
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

function emailHint(isMailConfigured: boolean): string {
  return isMailConfigured
    ? 'Emails about your testimonials. You always get emails about your account’s security.'
    : `Emails about your testimonials. This server can’t send email. ${keptInOutbox}`
}

/** Why this browser will show no notifications; empty when it will. */
async function askBrowser(): Promise<string> {
  if (!('Notification' in window)) return "This browser can't show notifications."
  const answer = await Notification.requestPermission()
  if (answer === 'granted') return ''
  return 'Your browser blocks notifications from this site. Allow them in your browser settings, then turn this on again.'
}

/** The setting is the user's, the permission this browser's: on another device it may still be missing. */
function browserHint(isOn: boolean): string {
  if (isOn && 'Notification' in window && Notification.permission !== 'granted') {
    return 'Not allowed in this browser. Turn this off and on again to be asked.'
  }
  return 'What’s new, while the app is open in a tab. Your browser will ask you first.'
}
