import { moneyInWords } from '#shared/text/money.ts'
import { useEffect, useState } from 'react'

/** A price in whole cents: as written in America until the reader's language is known. */
export function Price({ cents }: { cents: number }) {
  const [locale, setLocale] = useState('en-US')
  // The first picture must be the prerendered one, which knows no reader.
  // oxlint-disable-next-line react/set-state-in-effect -- see above
  useEffect(() => setLocale(navigator.language), [])
  return <>{moneyInWords(cents, locale)}</>
}
