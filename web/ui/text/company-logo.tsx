import { clsx } from 'clsx'

/** The logo of a customer's company, on white as logos are made for. Its name stands beside it. */
export function CompanyLogo({ url, className }: { url: string | null | undefined; className?: string }) {
  if (!url) return null
  return <img src={url} alt="" className={clsx('shrink-0 bg-white object-contain', className)} />
}
