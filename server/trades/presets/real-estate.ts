import { tradeFrom } from './trade.ts'

export const realEstate = tradeFrom({
  name: 'real estate',
  sure: `
    real estate, realtor*, realty, estate agen*, property management, property sales, lettings, mortgage*,
    homes for sale, inmobiliari*, imobiliari*, immobili*, immobilien*, makler*, hausverwaltung*,
    agence immobiliere`,
  hints: `
    property, properties, flats, apartments, homes, tenants, landlords, rentals, houses, viviendas, pisos,
    wohnungen, appartements, imoveis`,
  services: `
    Buying a home | Compra de vivienda | Achat d’un logement | Kauf einer Immobilie | Compra de casa
    Selling a home | Venta de vivienda | Vente d’un logement | Verkauf einer Immobilie | Venda de casa
    Renting and leasing | Alquiler | Location | Vermietung | Arrendamento
    Property valuation | Tasación | Estimation | Wertermittlung | Avaliação do imóvel
    Property management | Gestión de inmuebles | Gestion locative | Hausverwaltung | Gestão de imóveis`,
  benefits: `
    Smooth process | Un proceso sin complicaciones | Une démarche sans accroc | Reibungsloser Ablauf | Um processo sem complicações
    Knows the area | Conoce la zona | Connaît le quartier | Kennt die Gegend | Conhece a zona
    Got a better price | Mejor precio | Un meilleur prix | Ein besserer Preis | Melhor preço
    Easy to reach | Siempre localizables | Toujours joignables | Gut erreichbar | Fáceis de contactar
    Honest advice | Consejos sinceros | Des conseils honnêtes | Ehrlicher Rat | Conselhos honestos`,
})
