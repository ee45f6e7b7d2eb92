import { Download } from 'lucide-react'
import { brand } from '#contract/brand.ts'
import { Banner } from '../ui/message/banner.tsx'
import { buttonStyle } from '../ui/button/button-style.ts'
import { CopyButton } from '../ui/button/copy-button.tsx'

/** The codes, shown once: to copy, to download, or to write down. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const text = codes.join('\n')
  const file = `Recovery codes for ${brand.name}. Use one in place of a code from your authenticator app. Each works once.\n\n${text}\n`
  return (
    <div className="flex flex-col gap-4">
      <Banner tone="warning" title="You won't see these again">
        Save them where you can reach them without your phone, such as a password manager or on paper.
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
