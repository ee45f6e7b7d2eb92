import type { ReactNode } from 'react'
import { CopyButton } from '../button/copy-button.tsx'
import { QrCode } from '../qr/qr-code.tsx'

/** A code to hand over: to read aloud, to copy, or to hold under a scanner. */
export function CodeTicket({
  title,
  code,
  hasQrCode = true,
  isExample = false,
  copyLabel = 'Copy code',
  copiedLabel,
  qrLabel = `QR code of ${code}`,
  children,
}: {
  title: string
  code: string
  hasQrCode?: boolean
  /** An example has nothing to copy. */
  isExample?: boolean
  copyLabel?: string
  copiedLabel?: string | undefined
  qrLabel?: string
  children?: ReactNode
}) {
  return (
    <div className="overflow-hidden rounded-lg border border-accent-line bg-accent-wash">
      {children && (
        <div dir="auto" className="px-5 pt-5 pb-4 font-serif text-lg whitespace-pre-line text-ink">
          {children}
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4 border-t border-dashed border-accent-line px-5 py-4 first:border-t-0">
        {hasQrCode && (
          <div className="w-24 shrink-0 overflow-hidden rounded-sm bg-[#fff]">
            <QrCode text={code} label={qrLabel} quiet={2} />
          </div>
        )}
        <div className="min-w-0 flex-1 basis-36">
          <p className="text-sm font-semibold text-accent-text">{title}</p>
          <p className="font-mono text-title font-semibold tracking-wide break-all text-ink select-all">
            {code}
          </p>
          {!isExample && (
            <div className="mt-2">
              <CopyButton text={code} label={copyLabel} copiedLabel={copiedLabel} size="small" />
            </div>
          )}
        </div>
      </div>
    </div>
  )
}
