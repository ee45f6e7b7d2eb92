import type { CampaignAnalytics } from '#contract/campaigns/campaign-people.ts'
import { Table } from '../../ui/layout/table.tsx'
import { requestName, shareOf } from '../copy.ts'

/** What each request of a campaign brought. */
export function StepsTable({ steps }: Pick<CampaignAnalytics, 'steps'>) {
  return (
    <Table label="By request" columns={['Request', 'Asked', 'Opened the form', 'Answered', 'Response rate']}>
      <tbody className="tabular-nums">
        {steps.map(({ step, sent, clicked, answered }) => (
          <tr key={step}>
            <th scope="row" className="border-t border-line">
              {requestName(step)}
            </th>
            <td>{sent.toLocaleString()}</td>
            <td>{clicked.toLocaleString()}</td>
            <td>{answered.toLocaleString()}</td>
            <td>{shareOf(answered, sent)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
