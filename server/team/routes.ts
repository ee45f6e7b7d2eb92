import {
  acceptInvitation,
  changeTeamRole,
  getInvitation,
  getInvitationLink,
  getTeam,
  inviteToTeam,
  leaveTeam,
  removeFromTeam,
  resendInvitation,
  revokeInvitation,
} from '#contract/team/team.ts'
import { type App, mount } from '../http/mount.ts'
import * as invitations from './invitations.ts'
import * as joining from './join.ts'
import * as members from './members.ts'

export function teamRoutes(app: App): void {
  const { limits } = app
  mount(app, getTeam, (context) => members.readTeam(context))
  mount(app, inviteToTeam, (context, { body }) => invitations.invite(context, limits, body))
  mount(app, resendInvitation, (context, { params }) =>
    invitations.renewInvitation(context, limits, params.id),
  )
  mount(app, getInvitationLink, (context, { params }) => invitations.showLink(context, params.id))
  mount(app, revokeInvitation, (context, { params }) => invitations.revoke(context, params.id))
  mount(app, changeTeamRole, (context, { params, body }) => members.changeRole(context, params.id, body.role))
  mount(app, removeFromTeam, (context, { params }) => members.removeTeamMember(context, params.id))
  mount(app, leaveTeam, (context) => members.leaveTeam(context))
  mount(app, getInvitation, (context, { params }) => joining.showInvitation(context, params.token))
  mount(app, acceptInvitation, (context, { params, body }) =>
    joining.join(context, limits, params.token, body),
  )
}
