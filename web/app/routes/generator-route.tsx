import { GeneratorPage } from '../../generator/generator-page.tsx'
import { CustomersWord } from './customers-word.tsx'

/** The page with a panel of another feature: only the app knows both. */
export function GeneratorRoute() {
  return <GeneratorPage NextStep={CustomersWord} />
}
