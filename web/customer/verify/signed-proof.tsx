import { signingKeysAddress, type VerifiedTestimonial } from '#contract/provenance/verify.ts'
import { useLanguage } from '../language.ts'
import { dayInWords } from '../locale-of.ts'
import { MoreSection } from './more.tsx'
import { useVerifyCopy } from './use-verify-copy.ts'

/** What makes the history hard to forge, and where a program checks it. */
export function SignedProof({ id, one: { proof, history } }: { id: string; one: VerifiedTestimonial }) {
  const { language } = useLanguage()
  const copy = useVerifyCopy()
  const head = history.at(-1)?.hash
  return (
    <MoreSection title={copy.proof}>
      <div className="flex flex-col gap-3 text-base text-soft">
        <p>{proof ? copy.proofText(proof.number, dayInWords(language, proof.at)) : copy.proofWaits}</p>
        <p>{copy.proofHelp}</p>
        {head && (
          <code className="rounded-md bg-sunken px-3 py-2 font-mono text-xs break-all text-ink select-all">
            {head}
          </code>
        )}
        <p className="flex flex-wrap gap-x-5">
          <ProofLink href={`/verify/${encodeURIComponent(id)}.json`}>{copy.data}</ProofLink>
          <ProofLink href={signingKeysAddress}>{copy.keys}</ProofLink>
        </p>
      </div>
    </MoreSection>
  )
}

function ProofLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center font-semibold text-accent-text underline decoration-accent-line underline-offset-3"
    >
      {children}
    </a>
  )
}
