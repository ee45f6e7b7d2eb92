import type { User } from '#contract/accounts/accounts.ts'
import { Menu as MenuIcon } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useInstance } from '../../lib/call/use-instance.ts'
import { useIsWide } from '../../lib/use-is-wide.ts'
import { emailPagePath } from '../../emails/feature.ts'
import { Bell } from '../../notifications/bell.tsx'
import { useKnownEmailTrouble } from '../../notifications/queries.ts'
import { useTour } from '../../tour/use-tour.ts'
import { BrandLogo } from '../../ui/text/brand-logo.tsx'
import { RestrictionProvider } from '../../ui/form/restricted.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { currentPage } from './current-page.ts'
import { pageByAddress } from '../features.ts'
import { MainRegion } from './main-region.tsx'
import { PaletteButton } from '../palette/palette-button.tsx'
import { PaletteRoom } from '../palette/palette-room.tsx'
import { usePaletteShortcut } from '../palette/shortcut.ts'
import { ServerNotice } from './server-notice.tsx'
import { useIsAskedToSignIn } from '../session/sign-in-again.ts'
import { Sidebar } from './sidebar.tsx'
import { SkipLink } from './skip-link.tsx'
import { useOwnAppearance } from '../use-own-appearance.ts'

const Drawer = lazyPart(() => import('../../ui/dialog/drawer.tsx').then((m) => m.Drawer))
const DeletionBanner = lazyPart(() =>
  import('../../security/deletion-banner.tsx').then((m) => m.DeletionBanner),
)
const SupportBanner = lazyPart(() =>
  import('../../administration/support/support-banner.tsx').then((m) => m.SupportBanner),
)
const ProofBanner = lazyPart(() => import('../../accounts/proof-banner.tsx').then((m) => m.ProofBanner))
const EmailTroubleBanner = lazyPart(() =>
  import('../../emails/trouble-banner.tsx').then((m) => m.EmailTroubleBanner),
)
const OperatorNotice = lazyPart(() =>
  import('../../administration/operator-notice.tsx').then((m) => m.OperatorNotice),
)
const OnboardingOffer = lazyPart(() =>
  import('../routes/onboarding-offer.tsx').then((m) => m.OnboardingOffer),
)
const Tour = lazyPart(() => import('../../tour/tour.tsx').then((m) => m.Tour))
const SessionDialog = lazyPart(() => import('../session/session-dialog.tsx').then((m) => m.SessionDialog))

const supportSentence = 'Support can’t change this. Only the people of this account can.'

/** The frame of every page for signed-in people: sidebar on wide screens, a drawer on phones. */
export function AppShell({ user, children }: { user: User; children: ReactNode }) {
  useOwnAppearance(user)
  const [open, setOpen] = useState<'drawer' | 'palette'>()
  const [spotlight, setSpotlight] = useState<string>()
  const [location] = useLocation()
  const page = currentPage(location) ?? ''
  const tour = useTour(user, page === '/dashboard')
  const isWide = useIsWide()
  const isAskedToSignIn = useIsAskedToSignIn()
  const close = () => setOpen(undefined)
  const openPalette = () => setOpen('palette')
  usePaletteShortcut(openPalette)
  return (
    <RestrictionProvider value={user.support ? supportSentence : undefined}>
      <div className="min-h-dvh lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)]">
        <SkipLink />
        <aside
          aria-label="Sidebar"
          className="sticky top-0 z-20 hidden h-dvh border-r border-line bg-sunken lg:block"
        >
          <Sidebar
            user={user}
            spotlight={spotlight}
            bell={isWide && <Bell />}
            search={<PaletteButton onOpen={openPalette} />}
          />
        </aside>
        <PhoneBar bell={!isWide && <Bell />} onSearch={openPalette} onMenu={() => setOpen('drawer')} />
        {open === 'drawer' && (
          <Drawer isOpen onClose={close} title="Menu">
            <Sidebar user={user} onNavigate={close} />
          </Drawer>
        )}
        {open === 'palette' && <PaletteRoom user={user} onClose={close} />}
        <ServerNotice />
        <div className="min-w-0">
          {user.support && <SupportBanner user={user} visit={user.support} />}
          {tour.isOpen && <TourAbovePage onSpotlight={setSpotlight} onEnd={tour.end} />}
          <MainRegion className="mx-auto w-full max-w-6xl px-4 pt-2 pb-10 sm:px-8 sm:pt-6">
            <AccountBanners user={user} page={page} />
            {children}
          </MainRegion>
        </div>
        {isAskedToSignIn && <SessionDialog user={user} />}
      </div>
    </RestrictionProvider>
  )
}

function TourAbovePage(tour: ComponentProps<typeof Tour>) {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-7 sm:px-8 sm:pt-10">
      <Tour {...tour} />
    </div>
  )
}

/** What is to be done about the account, above the page itself. */
function AccountBanners({ user, page }: { user: User; page: string }) {
  const trouble = useKnownEmailTrouble()
  const isInTrouble = trouble !== undefined && (trouble.outageSince !== null || trouble.held !== null)
  const { notice } = useInstance()
  return (
    <>
      {notice && <OperatorNotice notice={notice} />}
      {(user.deletesAt || user.ownDeletesAt) && <DeletionBanner user={user} />}
      {!user.isEmailProven && !user.support && <ProofBanner user={user} />}
      {isInTrouble && user.isWorkspaceOwner && page !== emailPagePath && (
        <EmailTroubleBanner trouble={trouble} />
      )}
      {user.formId !== null && !user.hasBusinessProfile && !pageByAddress.get(page)?.offersSetup && (
        <OnboardingOffer />
      )}
    </>
  )
}

/** In place of the sidebar where there is no room for it. */
function PhoneBar({ bell, onSearch, onMenu }: { bell: ReactNode; onSearch: () => void; onMenu: () => void }) {
  const { name } = useInstance()
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-1 border-b border-line bg-paper px-4 lg:hidden">
      <Link
        href="/dashboard"
        aria-label={name}
        className="mr-auto flex items-center rounded-md pointer-coarse:min-h-11"
      >
        <BrandLogo name={name} />
      </Link>
      <PaletteButton isSmall onOpen={onSearch} />
      {bell}
      <IconButton label="Open menu" icon={<MenuIcon />} onClick={onMenu} />
    </header>
  )
}
