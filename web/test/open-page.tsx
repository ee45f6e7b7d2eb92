import { brand } from '#contract/brand.ts'
import { currentUser, type User } from '#contract/accounts/accounts.ts'
import { listAdministrators } from '#contract/administration/administrators.ts'
import { getSupportAccess } from '#contract/administration/support.ts'
import { getBusinessProfile } from '#contract/business/business-profile.ts'
import { defaultCampaignSettings, getCampaignSettings, listCampaigns } from '#contract/campaigns/campaigns.ts'
import { type FormSettings, getFormSettings } from '#contract/collection/collection.ts'
import { getEmailDelivery } from '#contract/emails/emails.ts'
import { listTags, listViews } from '#contract/testimonials/organizing.ts'
import { getTestimonialHistory } from '#contract/provenance/history.ts'
import { getInstance } from '#contract/instance/instance.ts'
import { getMailAllowance } from '#contract/emails/mail-allowance.ts'
import { getWidgetHeights } from '#contract/embed/widget-heights.ts'
import { getNotifications } from '#contract/overview/overview.ts'
import { render, type RenderResult } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { App, askAgainWhenSessionEnds } from '../app/app.tsx'
import { makeQueryClient } from '../lib/call/query-client.ts'
import { currentBackend } from './setup.ts'
import { aDelivery } from './samples/emails-samples.ts'
import { noNotifications } from './samples/overview-samples.ts'
import { aBusinessProfile, anInstance, aUser } from './samples/samples.ts'
import { aPerson } from './person.ts'

const unlimitedMail = { limit: null, left: null, growsAt: null, growsTo: null, resetsAt: null }

export interface OpenPage {
  /** Types, clicks and presses keys as a person does. */
  readonly user: UserEvent
  /** What a browser does on reload: the address and storage stay, everything in memory is read again. */
  reload(): void
  /** Goes to another address by the address bar. */
  goTo(path: string): void
}

interface Visit {
  /** Who is signed in; `null` for nobody. By default the owner of a bakery. */
  as?: User | null
  /** The guided tour, which tests see closed unless they are about it. */
  tour?: 'shown' | 'closed'
}

const someFormSettings: FormSettings = {
  requiresApproval: true,
  publicLinks: 'everyone',
  showsInPublic: false,
}

/** What every page of the app may ask: who is signed in, for which business, and an empty bell. */
export function answerEveryPage(as: User | null): void {
  const backend = currentBackend()
  backend.answerByDefault(getInstance, anInstance())
  if (as) {
    document.cookie = `${brand.prefix}_signed_in=1; path=/`
    backend.answerByDefault(currentUser, as)
    backend.answerByDefault(getBusinessProfile, as.hasBusinessProfile ? aBusinessProfile() : null)
    backend.answerByDefault(listCampaigns, [])
    backend.answerByDefault(getMailAllowance, unlimitedMail)
    backend.answerByDefault(getEmailDelivery, aDelivery())
    backend.answerByDefault(getCampaignSettings, defaultCampaignSettings)
    backend.answerByDefault(getFormSettings, someFormSettings)
    backend.answerByDefault(getTestimonialHistory, [])
    backend.answerByDefault(getWidgetHeights, { phone: 0, tablet: 0, desktop: 0 })
    backend.answerByDefault(listTags, [])
    backend.answerByDefault(listViews, [])
    backend.answerByDefault(getNotifications, noNotifications)
    backend.answerByDefault(listAdministrators, [])
    backend.answerByDefault(getSupportAccess, { isAllowed: true, visits: [] })
  }
}

/**
 * Opens an address of the owner's app: the real routes, queries and shell, over the answers of `currentBackend()`. What
 * every page of the app asks is answered already.
 */
export function openPage(path: string, { as = aUser(), tour = 'closed' }: Visit = {}): OpenPage {
  answerEveryPage(as)
  if (tour === 'closed') sessionStorage.setItem(`${brand.prefix}-tour-closed`, 'true')
  history.replaceState(null, '', path)

  let shown = renderApp()
  const again = () => {
    shown.unmount()
    shown = renderApp()
  }
  return {
    user: aPerson(),
    reload: again,
    goTo(other) {
      history.pushState(null, '', other)
      again()
    },
  }
}

function renderApp(): RenderResult {
  const queryClient = makeQueryClient()
  askAgainWhenSessionEnds(queryClient)
  return render(<App queryClient={queryClient} />)
}
