import { CopyButton } from '../../ui/button/copy-button.tsx'
import { Input } from '../../ui/form/input.tsx'
import { useFormCopy } from '../language.ts'
import { Named } from '../fields/named.tsx'
import { UnseenLabel } from '../page/unseen-label.tsx'
import { useRefusedCopy } from '../sending/use-refused-copy.ts'

/** The customer's own page, to keep. Where the browser refuses to copy, the address is selected instead. */
export function PrivatePageLink({
  url,
  businessName,
  mailedTo,
}: {
  url: string
  businessName: string
  /** The address that it is mailed to as well. */
  mailedTo: string | undefined
}) {
  const { id, isRefused, select } = useRefusedCopy()
  const copy = useFormCopy()
  return (
    <section aria-labelledby={`${id}-title`} className="rounded-lg bg-sunken p-5">
      <h2 id={`${id}-title`} className="text-base font-semibold">
        {copy.privatePage}
      </h2>
      <p className="mt-1 text-base text-soft">
        <Named say={copy.privatePageHelp} name={businessName} />{' '}
        {mailedTo ? <Named say={copy.alsoMailed} name={mailedTo} /> : copy.keepLink}
      </p>
      <div className="mt-3.5 flex flex-wrap gap-2">
        <UnseenLabel of={id}>{copy.privateLink}</UnseenLabel>
        <Input
          id={id}
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
          className="flex-1 basis-full font-mono text-sm sm:basis-40"
        />
        <CopyButton
          text={url}
          label={copy.copyLink}
          copiedLabel={copy.copied}
          size="large"
          variant="secondary"
          onRefused={select}
        />
      </div>
      <p aria-live="polite" className="text-sm text-soft">
        {isRefused && copy.linkSelected}
      </p>
      <p className="mt-2 text-sm">
        <PageLink url={url} />
      </p>
    </section>
  )
}

function PageLink({ url }: { url: string }) {
  const copy = useFormCopy()
  return (
    <a
      href={url}
      className="rounded-[3px] font-semibold text-accent-text underline decoration-accent-line underline-offset-3 hover:decoration-current"
    >
      {copy.openPrivatePage}
    </a>
  )
}
