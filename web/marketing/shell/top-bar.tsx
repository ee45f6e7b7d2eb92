import { Menu } from 'lucide-react'
import { Link } from 'wouter'
import { BrandLogo } from '../../ui/text/brand-logo.tsx'
import { buttonStyle } from '../../ui/button/button-style.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'

const links = { Features: '/#features', Pricing: '/pricing', Demo: '/#demo' }

/**
 * The bar of every page for signed-out people. Somebody who is signed in sees the logo only: the app knows who is, and
 * prerendered pages go by the attribute that `public/before-paint.js` sets.
 */
export function TopBar({ name, isSignedIn = false }: { name: string; isSignedIn?: boolean }) {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper/92 frosted">
      <div className="mx-auto flex h-16 w-full max-w-6xl items-center justify-between gap-6 px-4 sm:px-8">
        <Link href="/" aria-label={name} className="flex items-center rounded-md pointer-coarse:min-h-11">
          <BrandLogo name={name} />
        </Link>
        {!isSignedIn && <Links />}
      </div>
    </header>
  )
}

function Links() {
  return (
    <nav aria-label="Main" className="flex grow items-center gap-1 signed-in:hidden">
      <Anchors
        className="hidden items-center gap-0.5 md:flex"
        linkClassName={buttonStyle('ghost', 'medium')}
      />
      <div className="ml-auto hidden items-center gap-1.5 md:flex">
        <LinkButton href="/login" variant="ghost">
          Sign In
        </LinkButton>
        <LinkButton href="/onboarding">Get Started</LinkButton>
      </div>
      <SmallMenu />
    </nav>
  )
}

function Anchors({ className, linkClassName }: { className: string; linkClassName: string }) {
  return (
    <ul className={className}>
      {Object.entries(links).map(([label, href]) => (
        <li key={href}>
          <Link href={href} className={linkClassName}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Plain HTML, so that it opens with JavaScript off. */
function SmallMenu() {
  return (
    <details data-menu="" className="group ml-auto md:hidden">
      <summary className="flex size-11 list-none items-center justify-center rounded-md text-soft hover:bg-hover [&::-webkit-details-marker]:hidden">
        <Menu aria-hidden="true" className="size-5" />
        <span className="sr-only">Menu</span>
      </summary>
      <div className="absolute inset-x-0 top-full border-y border-line bg-paper px-4 py-3 shadow-high">
        <Anchors
          className="flex flex-col"
          linkClassName="block rounded-md px-2 py-3 text-lg font-semibold hover:bg-hover"
        />
        <div className="mt-3 grid grid-cols-2 gap-2 border-t border-line pt-4 pb-1">
          <LinkButton href="/login" variant="secondary" size="large">
            Sign In
          </LinkButton>
          <LinkButton href="/onboarding" size="large">
            Get Started
          </LinkButton>
        </div>
      </div>
    </details>
  )
}
