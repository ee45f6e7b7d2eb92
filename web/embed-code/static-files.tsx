import { type CustomerLanguage, customerLanguages } from '#contract/languages.ts'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { UnlessRestricted } from '../ui/form/restricted.tsx'
import { buttonStyle } from '../ui/button/button-style.ts'
import { Field } from '../ui/form/field.tsx'
import { Options, Select } from '../ui/form/select.tsx'
import { staticExportAddress } from './own-files.ts'
import type { MethodProps } from './method-props.ts'

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

/** Files that go on working when this server is gone, and what the owner owes their customers for it. */
export function StaticFiles({ choices }: MethodProps) {
  const [language, setLanguage] = useState<CustomerLanguage>('en')
  return (
    <>
      <p className="text-base text-soft">
        A ZIP with a web page, data, photos and images of the testimonials that can be shown. They keep
        working without this server.
      </p>
      <p className="mt-3 text-base text-soft">
        These files don’t update themselves. When a customer withdraws a testimonial, the law requires you to
        remove it from every place you published it.
      </p>
      <div className="mt-4 flex flex-wrap items-end gap-2">
        <Field label="Language" className="w-40">
          <Select value={language} onChange={(event) => setLanguage(event.target.value as CustomerLanguage)}>
            <Options values={customerLanguages} nameOf={(one) => languageNames.of(one) ?? one} />
          </Select>
        </Field>
        <UnlessRestricted>
          <a
            href={staticExportAddress(choices, language)}
            download
            className={buttonStyle('secondary', 'medium')}
          >
            <Download aria-hidden="true" />
            Download ZIP
          </a>
        </UnlessRestricted>
      </div>
    </>
  )
}
