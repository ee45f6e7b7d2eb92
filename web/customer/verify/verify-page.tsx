import type { VerifiedTestimonial } from '#contract/provenance/verify.ts'
import { roleAndCompany } from '#shared/text/role-and-company.ts'
import { useCallback } from 'react'
import { useLanguage, useFormCopy } from '../language.ts'
import { dayInWords } from '../locale-of.ts'
import { LoadedPage } from '../page/loaded-page.tsx'
import { MissingPage } from '../page/missing-page.tsx'
import { loadVerified } from '../queries.ts'
import { QuoteCard } from '../form/quote-card.tsx'
import { useCustomerTitle } from '../page/use-customer-title.ts'
import { useLoaded } from '../page/use-loaded.ts'
import { VerifiedFacts } from './facts.tsx'
import { FullHistory } from './full-history.tsx'
import { Seal } from './seal.tsx'
import { SignedProof } from './signed-proof.tsx'
import { originCopyOf } from './origin-copy.ts'
import { useVerifyCopy } from './use-verify-copy.ts'

/** Where a public testimonial comes from: for a shopper first, and for whoever wants to check further below. */
export function VerifyPage({ id }: { id: string }) {
  const formCopy = useFormCopy()
  const copy = useVerifyCopy()
  const loaded = useLoaded(useCallback((signal) => loadVerified(id, signal), [id]))
  useCustomerTitle(loaded.data ? copy.pageTitle(loaded.data.businessName) : copy.proof)
  return (
    <LoadedPage
      loaded={loaded}
      missing={<MissingPage title={copy.missing}>{copy.missingHelp}</MissingPage>}
      waiting={formCopy.opensItself}
    >
      {(one) => <Verified id={id} one={one} />}
    </LoadedPage>
  )
}

function Verified({ id, one }: { id: string; one: VerifiedTestimonial }) {
  const { language } = useLanguage()
  const copy = useVerifyCopy()
  const { trust, title, came } = originCopyOf(one, copy)
  return (
    <div className="flex flex-col gap-7">
      <div className="flex items-start gap-4">
        <Seal trust={trust} />
        <div className="min-w-0">
          <h1
            dir="auto"
            className="font-serif text-[1.625rem] leading-[2rem] font-medium tracking-[-0.018em] sm:text-page"
          >
            {title}
          </h1>
          <p dir="auto" className="mt-1.5 text-base text-soft">
            {came(one.businessName, dayInWords(language, one.receivedAt))}
          </p>
        </div>
      </div>
      <QuoteCard
        {...one}
        rating={one.rating && (one.ratingGiven ?? one.rating)}
        name={one.writtenBy ?? copy.unnamed}
        company={roleAndCompany(one.role, one.company) || null}
      />
      <div className="divide-y divide-line border-t border-line">
        <VerifiedFacts one={one} />
        <FullHistory one={one} />
        <SignedProof id={id} one={one} />
      </div>
    </div>
  )
}
