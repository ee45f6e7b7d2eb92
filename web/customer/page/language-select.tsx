import { customerLanguages } from '#contract/languages.ts'
import { ChevronDown } from 'lucide-react'
import { languageNames } from '../../lib/copy/form-defaults.ts'
import { useLanguage, useFormCopy } from '../language.ts'

/** Each language under its own name, for customers whose browser speaks another. */
export function LanguageSelect() {
  const { language, speak } = useLanguage()
  const copy = useFormCopy()
  return (
    <span className="relative inline-flex shrink-0 items-center">
      <select
        aria-label={copy.language}
        value={language}
        onChange={(event) => {
          const chosen = customerLanguages.find((one) => one === event.currentTarget.value)
          if (chosen) speak(chosen)
        }}
        className="h-9 field-sizing-content appearance-none rounded-md bg-transparent pr-7 pl-2.5 text-sm text-soft hover:bg-hover hover:text-ink pointer-coarse:h-11 pointer-coarse:text-[1rem]"
      >
        {customerLanguages.map((one) => (
          <option key={one} value={one} lang={one} className="bg-raised text-ink">
            {languageNames[one]}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute right-2 size-3.5 text-faint" />
    </span>
  )
}
