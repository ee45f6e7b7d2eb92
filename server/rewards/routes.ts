import { brand } from '#contract/brand.ts'
import {
  addCodes,
  exportRewards,
  getCodePool,
  getRewardSettings,
  listRewards,
  removeFreeCodes,
  saveRewardSettings,
} from '#contract/rewards/rewards.ts'
import { type App, mount } from '../http/mount.ts'
import * as codes from './codes.ts'
import * as ledger from './ledger.ts'
import { readRewardSettings, writeRewardSettings } from './settings.ts'

export function rewardRoutes(app: App): void {
  mount(app, getRewardSettings, (context) => readRewardSettings(context))
  mount(app, saveRewardSettings, (context, { body }) => writeRewardSettings(context, body))
  mount(app, getCodePool, (context) => codes.pool(context))
  mount(app, addCodes, (context, { body }) => codes.addCodes(context, body.content))
  mount(app, removeFreeCodes, (context) => codes.removeFree(context))
  mount(app, listRewards, (context, { query }) => ledger.readRewardList(context, query))
  mount(app, exportRewards, async (context, { query }, reply) => {
    const day = context.now().toISOString().slice(0, 10)
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${brand.prefix}-rewards-${day}.csv"`)
      .header('cache-control', 'no-store')
      .send(ledger.rewardsCsv(context, query))
  })
}
