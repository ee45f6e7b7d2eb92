import { tradeFrom } from './trade.ts'

export const heatTransfers = tradeFrom({
  name: 'heat transfers',
  sure: `
    heat transfer*, dtf, dtg, screen print* transfers, iron on*, sublimation, sublimacion, sublimacao,
    transferdruck*, bugelbild*, transferts textiles, marquage textile, flocage, textildruck*,
    estampacion textil, estamparia`,
  hints: 'transfers, screen print*, garment print*, shirt print*, siebdruck*, serigraf*, serigraph*',
  services: `
    Custom heat transfers | Transfers térmicos a medida | Transferts thermiques sur mesure | Individuelle Transferdrucke | Transfers térmicos personalizados
    DTF transfers | Transfers DTF | Transferts DTF | DTF-Transfers | Transfers DTF
    Screen-printed transfers | Transfers serigrafiados | Transferts sérigraphiés | Siebdruck-Transfers | Transfers serigrafados
    Color matching | Igualación de colores | Respect des couleurs | Farbabstimmung | Acerto de cores
    Rush orders | Pedidos urgentes | Commandes urgentes | Eilaufträge | Encomendas urgentes`,
  benefits: `
    Colors that last through washing | Colores que resisten los lavados | Des couleurs qui tiennent au lavage | Waschfeste Farben | Cores que resistem às lavagens
    Easy to apply | Fácil de aplicar | Facile à poser | Leicht aufzubringen | Fácil de aplicar
    Fast turnaround | Entrega rápida | Délais courts | Schnelle Lieferung | Entrega rápida
    No minimum order | Sin pedido mínimo | Pas de minimum de commande | Keine Mindestmenge | Sem pedido mínimo
    Sharp detail | Detalles nítidos | Des détails nets | Scharfe Details | Detalhes nítidos`,
})
