import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { requestPasswordReset, resetPassword } from '#contract/accounts/password.ts'
import { stopEmailChange, verifyEmail } from '#contract/accounts/address-proof.ts'
import { getPublicForm } from '#contract/collection/collection.ts'
import { askForConsent } from '#contract/collection/consent-request.ts'
import { requestTestimonial } from '#contract/customers/customers.ts'
import { askForConfirmation } from '#contract/testimonials/evidence.ts'
import { changeMyTestimonial, getMyTestimonial } from '#contract/collection/my-testimonial.ts'
import { inviteToSayMore } from '#contract/collection/private-feedback.ts'
import { requestTemplate } from '#contract/emails/request-email.ts'
import { saveProfile } from '#contract/settings/profile.ts'
import { acceptInvitation, getInvitation, inviteToTeam } from '#contract/team/team.ts'
import { createTestimonial } from '#contract/testimonials/editing.ts'
import { outboxFolder } from '../integrations/mail/mail.ts'
import { mailNews } from '../overview/news-job.ts'
import { caller } from '../test/as.ts'
import { goodPassword, makeOwner, type Owner, submitted } from '../test/make.ts'
import { makeCampaign, makeCustomers, started } from '../test/makers/make-campaign.ts'
import { handOverTokenIn, publishingOn } from '../test/makers/make-publishing.ts'
import { rewardsOn } from '../test/makers/make-rewarding.ts'
import { testApp } from '../test/test-app.ts'

const app = await testApp()
const { connected, shown, publish, see, say } = publishingOn(app)

interface Arrived {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** One email of every kind that carries a link, through the product's own API; nothing waits afterwards. */
async function everyKind() {
  const owner = await connected()
  await mailNews.run(app.services, {})
  const [asked, chosen] = await makeCustomers(owner, ['Ines Duarte', 'Daniel Moreau'])
  await owner.call(requestTestimonial, { params: { id: asked!.id }, body: requestTemplate })
  await started(app, owner, await makeCampaign(owner, [chosen!]))
  const { id: happy } = await shown(owner, { customerEmail: 'happy@customers.example' })
  await publish(owner, happy, 'google')
  await rewardsOn(app).save(owner, { distributionMethod: 'both' })
  const silent = { customerEmail: 'silent@customers.example', scopes: [] }
  const { id: unasked } = await submitted(app, owner.user.formId, silent)
  await owner.call(askForConsent, { params: { id: unasked }, body: {} })
  const unhappy = { customerEmail: 'unhappy@customers.example', rating: 2 }
  const { id: feedback } = await submitted(app, owner.user.formId, unhappy)
  await owner.call(inviteToSayMore, { params: { id: feedback } })
  const quoted = {
    customerName: 'Priya',
    email: 'quoted@customers.example',
    content: 'Best buns.',
    rating: 5,
  }
  const { body: typed } = await owner.call(createTestimonial, { body: quoted })
  await owner.call(askForConfirmation, { params: { id: typed.id }, body: {} })
  app.clock.now = new Date(app.clock.now.getTime() + 60_000)
  await mailNews.run(app.services, {})
  await owner.call(inviteToTeam, { body: { email: 'jonas@example.com', role: 'member' } })
  const unproven = await makeOwner(app, 'Lena', 'Berg', { isProven: false })
  const forgetful = await makeOwner(app, 'Tom', 'Berg')
  await caller(app).call(requestPasswordReset, { body: { email: forgetful.user.email } })
  const moving = await makeOwner(app, 'Cem', 'Berg')
  const moved = { firstName: 'Cem', lastName: 'Berg', email: 'moved@example.com' }
  await moving.call(saveProfile, { body: { ...moved, currentPassword: goodPassword } })
  await app.drain()
  return { chosen: chosen!, unproven, moving }
}

const everySubject = [
  'Verify your email',
  'Reset your Plaudit password',
  'Confirm your new email',
  'Your Plaudit email address is about to change',
  'Join Lindqvist Bakery',
  'How was your experience',
  'Your testimonial for Lindqvist Bakery, ready for Google',
  'Your private page',
  'A thank-you from',
  'Lindqvist Bakery asks for your permission',
  'Lindqvist Bakery would like to hear more',
  'Lindqvist Bakery would like to quote you',
  '3 customers wrote about',
]

async function arrived(): Promise<Arrived[]> {
  const folder = outboxFolder(app.services.config)
  const names = await readdir(folder)
  const read = async (name: string) => JSON.parse(await readFile(path.join(folder, name), 'utf8')) as Arrived
  return Promise.all(names.toSorted((one, other) => one.localeCompare(other)).map(read))
}

function linksIn(emails: readonly Arrived[]): string[] {
  const spelled = emails.flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? [])
  const marked = emails.flatMap(({ html }) =>
    [...html.matchAll(/href="([^"]*)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&')),
  )
  return [...new Set([...spelled, ...marked])]
}

/** A fingerprint of every row in every table, the waiting jobs included. */
async function everything(): Promise<Map<string, string>> {
  const { pool } = app.services.database
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  const prints = new Map<string, string>()
  for (const { name } of tables) {
    const { rows } = await pool.query<{ print: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '' order by t::text)), '') as print from ${name} t`,
    )
    prints.set(name, rows[0]!.print)
  }
  return prints
}

const scanners = [
  'curl/8.5.0',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36',
]
const tokenIn = (url = '') => /(?:token=|\/my\/|testimonial-form\/)([\w-]+)/.exec(url)?.[1] ?? ''
const pathOf = (url: string) => url.replace(app.services.config.publicUrl, '')
const anybody = caller(app)

/** Opens each as scanners do: twice, in two guises, and some only ask whether it is there. */
async function scan(links: readonly string[]): Promise<void> {
  for (const agent of [...scanners, ...scanners]) {
    for (const url of links) {
      for (const method of ['GET', 'HEAD'] as const) {
        const headers = { 'user-agent': agent, accept: 'text/html,*/*' }
        const { statusCode } = await app.http.inject({ method, url: pathOf(url), headers })
        expect([url, statusCode < 500]).toEqual([url, true])
      }
    }
  }
}

/** What the links to these people carry. */
function tokensIn(
  emails: readonly Arrived[],
  { chosen, unproven, moving }: Awaited<ReturnType<typeof everyKind>>,
) {
  const linkTo = (address: string, part: string) =>
    linksIn(emails.filter(({ to }) => to === address)).find((url) => url.includes(part)) ?? ''
  return {
    my: { token: tokenIn(linkTo('quoted@customers.example', '/my/')) },
    form: { linkId: tokenIn(linkTo(chosen.email, 'testimonial-form')) },
    join: { token: tokenIn(linkTo('jonas@example.com', 'join')) },
    handOver: handOverTokenIn(linkTo('happy@customers.example', 'handover=')),
    reset: tokenIn(linksIn(emails).find((url) => url.includes('reset-password'))),
    verify: tokenIn(linkTo(unproven.user.email, 'verify-email')),
    stop: tokenIn(linkTo(moving.user.email, 'stop-email-change')),
    unsubscribe: pathOf(linkTo(chosen.email, 'unsubscribe')),
  }
}

type Tokens = ReturnType<typeof tokensIn>

/** What the pages behind the links ask for, for a scanner that runs scripts. */
async function readPages({ my, form, join, handOver }: Tokens): Promise<number[]> {
  const read = [
    await anybody.call(getMyTestimonial, { params: my }),
    await anybody.call(getPublicForm, { params: form, query: {} }),
    await anybody.call(getInvitation, { params: join }),
    await see(handOver),
  ]
  return read.map(({ status }) => status)
}

/** Does what each link is for; answers what went wrong. */
async function useEach({ my, form, join, handOver, ...tokens }: Tokens, unproven: Owner): Promise<string[]> {
  const { version } = (await anybody.call(getMyTestimonial, { params: my })).body
  const who = { firstName: 'Jonas', lastName: 'Weber', password: goodPassword }
  const answers = [
    await anybody.call(changeMyTestimonial, { params: my, body: { confirm: true, version } }),
    await anybody.call(acceptInvitation, { params: join, body: who }),
    await say(handOver, 'posted'),
    await anybody.call(resetPassword, { body: { token: tokens.reset, password: 'Meadow-Copper-77' } }),
    await unproven.call(verifyEmail, { body: { token: tokens.verify } }),
    await anybody.call(stopEmailChange, { body: { token: tokens.stop } }),
  ]
  await submitted(app, form.linkId, { customerEmail: 'daniel@customers.example' })
  const payload = 'List-Unsubscribe=One-Click'
  const left = await app.http.inject({ method: 'POST', url: tokens.unsubscribe, payload })
  return [
    ...answers.map(({ status, text }) => (status < 300 ? '' : text)),
    left.statusCode === 200 ? '' : left.body,
  ].filter((wrong) => wrong !== '')
}

test('a scanner that opens every link in every email changes nothing, and each link still works', async () => {
  const people = await everyKind()
  const emails = await arrived()
  for (const begin of everySubject) {
    expect([begin, emails.some(({ subject }) => subject.startsWith(begin))]).toEqual([begin, true])
  }
  const links = linksIn(emails)
  const tokens = tokensIn(emails, people)
  const before = await everything()
  await scan(links)
  expect(await readPages(tokens)).toEqual([200, 200, 200, 200])
  await app.drain()
  expect(await everything()).toEqual(before)

  expect(await useEach(tokens, people.unproven)).toEqual([])
  const after = await everything()
  const changed = [...after].filter(([name, print]) => print !== before.get(name)).map(([name]) => name)
  const expectedTables = [
    'users',
    'testimonials',
    'testimonial_events',
    'published_reviews',
    'mailboxes',
    'requests',
  ]
  expect(changed).toEqual(expect.arrayContaining(expectedTables.map((name) => `public.${name}`)))
})
