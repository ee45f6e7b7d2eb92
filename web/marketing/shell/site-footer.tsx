import { brand } from '#contract/brand.ts'
import { BrandLogo } from '../../ui/text/brand-logo.tsx'
import { Island } from './island.tsx'

/** Each column's title, and where its links lead. */
const columns = {
  Product: { Documentation: '/documentation', Help: '/help', Status: '/status' },
  Company: { About: '/about', Blog: '/blog', Careers: '/careers', Contact: '/contact' },
  Legal: { Terms: '/terms', Privacy: '/privacy', Cookies: '/cookies' },
}

/** The foot of every public page. */
export function SiteFooter() {
  return (
    <footer className="border-t border-line bg-sunken">
      <div className="mx-auto grid w-full max-w-6xl gap-x-8 gap-y-10 px-4 py-12 sm:px-8 md:grid-cols-[1fr_auto] md:py-16">
        <div className="flex flex-col items-start gap-3">
          <a
            href="/"
            aria-label={brand.name}
            className="flex items-center rounded-md pointer-coarse:min-h-11"
          >
            <BrandLogo name={brand.name} />
          </a>
          <p className="font-serif text-quote text-soft italic">{brand.tagline}</p>
          <Island name="theme-choice" props={{}} className="mt-auto pt-3" />
        </div>
        <nav aria-label="Footer" className="grid grid-cols-2 gap-x-12 gap-y-8 sm:grid-cols-3 lg:gap-x-20">
          {Object.entries(columns).map(([title, links]) => (
            <div key={title}>
              <h2 className="text-sm font-semibold text-ink">{title}</h2>
              <ul className="mt-2 flex flex-col">
                {Object.entries(links).map(([label, href]) => (
                  <li key={href}>
                    <a
                      href={href}
                      className="inline-flex min-h-8 items-center rounded-sm text-sm text-soft underline-offset-4 hover:text-ink hover:underline pointer-coarse:min-h-11"
                    >
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
    </footer>
  )
}
