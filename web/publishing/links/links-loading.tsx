import { LoadingLines } from '../../ui/loading/loading-lines.tsx'

/** In place of testimonials to choose from. */
export const linksLoading = (
  <LoadingLines
    label="Loading testimonials"
    lines={['h-10 w-2/3', 'h-20 w-full', 'h-20 w-full', 'h-20 w-full']}
    className="flex flex-col gap-3"
  />
)
