import { advice } from './advice.ts'
import { beauty } from './beauty.ts'
import { cars } from './cars.ts'
import { cleaning } from './cleaning.ts'
import { construction } from './construction.ts'
import { design } from './design.ts'
import { education } from './education.ts'
import { events } from './events.ts'
import { fitness } from './fitness.ts'
import { healthcare } from './healthcare.ts'
import { heatTransfers } from './heat-transfers.ts'
import { marketing } from './marketing.ts'
import { onlineShop } from './online-shop.ts'
import { realEstate } from './real-estate.ts'
import { restaurant } from './restaurant.ts'
import { software } from './software.ts'
import { sportswear } from './sportswear.ts'
import { swag } from './swag.ts'
import type { Trade } from './trade.ts'
import { travel } from './travel.ts'

/** Every trade that is known. Of two that fit a business equally well, the one that stands first is taken. */
export const trades: readonly Trade[] = [
  heatTransfers,
  design,
  sportswear,
  swag,
  software,
  marketing,
  advice,
  healthcare,
  construction,
  realEstate,
  restaurant,
  beauty,
  fitness,
  education,
  travel,
  cars,
  cleaning,
  events,
  onlineShop,
]
