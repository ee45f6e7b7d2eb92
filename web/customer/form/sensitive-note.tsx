import { sensitiveMattersIn } from '#shared/text/sensitive-matters.ts'
import { Banner } from '../../ui/message/banner.tsx'
import { useFormCopy, useLanguage } from '../language.ts'

/** Says what the words speak of that not everybody should read. It changes nothing, and holds nothing up. */
export function SensitiveNote({ content }: { content: string }) {
  const { language } = useLanguage()
  const copy = useFormCopy()
  const found = sensitiveMattersIn(content)
  if (found.length === 0) return null
  const named = new Intl.ListFormat(language).format(found.map((matter) => copy.matters[matter]))
  return <Banner>{copy.sensitive(named)}</Banner>
}
