import { Download } from 'lucide-react'
import { brand } from '#contract/brand.ts'
import { Banner } from '../ui/banner.tsx'
import { buttonStyle } from '../ui/button-style.ts'
import { CopyButton } from '../ui/copy-button.tsx'

/** The codes, this once: to copy, to keep as a file, or to write down. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const text = codes.join('\n')
  const file = `Recovery codes for ${brand.name}. Each works once, in place of a code from the authenticator app.\n\n${text}\n`
  return (
    <div className="flex flex-col gap-4">
      <Banner tone="warning" title="They are shown only now">
        Keep them where you find them when your phone is lost: in a password manager, or on paper.
      </Banner>
      <ol
        aria-label="Recovery codes"
        className="grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-lg border border-line bg-sunken px-5 py-4 font-mono text-base tracking-wide tabular-nums"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={text} label="Copy codes" />
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download={`${brand.prefix}-recovery-codes.txt`}
          className={buttonStyle('secondary', 'medium')}
        >
          <Download aria-hidden="true" />
          Download
        </a>
      </div>
    </div>
  )
}
