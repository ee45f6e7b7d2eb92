import { MailNote } from '../../accounts/mail-note.tsx'
import { BusinessSetupPage } from '../../business-setup/business-setup-page.tsx'
import { TeamPanel } from '../../team/team-panel.tsx'

/** The page with the team in it: only the app knows both. */
export function BusinessSetupRoute() {
  return <BusinessSetupPage Team={Team} />
}

function Team() {
  return <TeamPanel MailNote={MailNote} />
}
