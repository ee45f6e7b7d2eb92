import { supportRule } from '#contract/administration/support-rule.ts'
import type { Endpoint } from '#contract/endpoint.ts'

/** Who calls. `reading` and `writing` are an administrator signed in as an owner, with and without changes allowed. */
export const callers = ['anonymous', 'member', 'owner', 'admin', 'super_admin', 'reading', 'writing'] as const
export type CallerName = (typeof callers)[number]
type Cells = Readonly<Record<CallerName, number>>

/** What a call answers to whoever may make it, and to everybody else. `in` stands for the answer of `answerOf`. */
const rules = {
  public: { anonymous: 'in', member: 'in', owner: 'in', admin: 'in', super_admin: 'in' },
  session: { anonymous: 401, member: 'in', owner: 'in', admin: 'in', super_admin: 'in' },
  owner: { anonymous: 401, member: 'in', owner: 'in', admin: 403, super_admin: 403 },
  onlyOwners: { anonymous: 401, member: 403, owner: 'in', admin: 403, super_admin: 403 },
  admin: { anonymous: 401, member: 403, owner: 403, admin: 'in', super_admin: 'in' },
  onlySuperAdmins: { anonymous: 401, member: 403, owner: 403, admin: 403, super_admin: 'in' },
} as const

const bySupport = {
  always: { reading: 'in', writing: 'in' },
  reads: { reading: 'in', writing: 'in' },
  writes: { reading: 403, writing: 'in' },
  never: { reading: 403, writing: 403 },
} as const

/** The row of a call: the status that each caller gets for it, asked without a body and about ids that do not exist. */
export function expectedCells(endpoint: Endpoint): Cells {
  const { access, onlyOwners, onlySuperAdmins } = endpoint
  const rule = onlyOwners ? 'onlyOwners' : onlySuperAdmins ? 'onlySuperAdmins' : access
  const cells = { ...rules[rule], ...bySupport[supportRule(endpoint)] }
  const answer = answerOf(endpoint)
  const filled = callers.map((name) => [name, cells[name] === 'in' ? answer : cells[name]])
  return { ...(Object.fromEntries(filled) as Cells), ...unlike[addressOf(endpoint)] }
}

export const addressOf = ({ method, path }: Endpoint): string => `${method} ${path}`

/** A body is missing, a row does not exist, or all is well. */
function answerOf(endpoint: Endpoint): number {
  const { body, params, status = 200 } = endpoint
  return answers[addressOf(endpoint)] ?? (body ? 400 : params ? 404 : status)
}

/** What is answered instead to whoever may call: other fields are missing, none is needed, or there is nothing to act on. */
const answers: Readonly<Record<string, number>> = {
  'GET /api/admin/audit/export': 400,
  'GET /api/customers/export': 400,
  'GET /api/testimonials/export': 400,
  'GET /api/review-vault': 400,
  'GET /api/widgets/preview': 400,
  'GET /api/public/challenge': 400,
  'POST /api/wall/domain/check': 400,
  'DELETE /api/wall/domain': 400,
  'POST /api/mail/domain/check': 400,
  'GET /api/embed/testimonials/:userId': 401,
  'GET /api/invitations/:token': 410,
  'POST /api/admin/billing/checks': 409,
  'POST /api/billing/cancel': 409,
  'POST /api/billing/resume': 409,
  'POST /api/billing/portal': 409,
  'POST /api/public/forms/:linkId/opened': 200,
  'POST /api/business-research': 200,
  'PUT /api/business-profile': 200,
  'PUT /api/form-texts': 200,
  'PUT /api/questionnaire': 200,
  'PUT /api/dashboard/checklist': 200,
  'PUT /api/settings/notifications': 200,
  'PUT /api/settings/ai': 200,
  'PUT /api/settings/appearance': 200,
  'POST /api/testimonial-recommendations': 200,
  'POST /api/widgets/site-look': 200,
  'PATCH /api/public/my/:token': 404,
  'POST /api/public/hand-overs/:platform/:token': 404,
  'POST /api/testimonials/:id/ask-consent': 404,
  'POST /api/testimonials/:id/ask-confirmation': 404,
  'POST /api/testimonials/:id/organize': 404,
  'PATCH /api/testimonials/:id/feedback': 404,
  'PUT /api/sharing-links/:id/expiry': 404,
  'PATCH /api/customers/:id': 404,
  'PATCH /api/crm-integrations/:id': 404,
  'PATCH /api/webhooks/:id': 404,
  'PATCH /api/v1/testimonials/:id': 404,
  'PATCH /api/v1/private-feedback/:id': 404,
  'PATCH /api/v1/customers/:id': 404,
  'PATCH /api/v1/webhooks/:id': 404,
  'POST /api/v1/recommendations': 200,
  'GET /api/v1/exports/testimonials': 400,
  'GET /api/v1/exports/customers': 400,
  'POST /api/crm-sign-in/:crmType/authorize': 404,
  'POST /api/review-sources/:platform/keys': 404,
  'PUT /api/review-sources/:platform/place': 404,
  'PUT /api/review-sources/:platform/terms': 404,
}

/** Where callers who may call get different answers. */
const unlike: Readonly<Record<string, Partial<Cells>>> = {
  // A workspace keeps an owner.
  'POST /api/team/leave': { owner: 409 },
}
