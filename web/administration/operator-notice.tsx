import { Banner } from '../ui/message/banner.tsx'

/** What the people who run this server tell everybody. */
export function OperatorNotice({ notice }: { notice: string }) {
  return (
    <div className="mb-6">
      <Banner>{notice}</Banner>
    </div>
  )
}
