export { removeTeamMember } from './members.ts'
