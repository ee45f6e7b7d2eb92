export { tradeOf } from './match-trade.ts'
export { choicesFor, followUpsFor, optionsFor } from './options.ts'
