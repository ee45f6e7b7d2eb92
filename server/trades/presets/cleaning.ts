import { tradeFrom } from './trade.ts'

export const cleaning = tradeFrom({
  name: 'cleaning and moving',
  sure: `
    cleaning service*, cleaning company, house cleaning, home cleaning, office cleaning, window cleaning,
    cleaners, maid service*, janitorial, dry clean*, laundry, moving company, movers, removals,
    pest control, limpieza*, limpeza*, nettoyage, reinigung*, gebaudereinigung*, umzug*, umzuge, mudanzas,
    mudancas, demenage*, entrumpelung*`,
  hints: 'cleaning, moving, storage, clean, packing, disinfection',
  services: `
    Regular cleaning | Limpieza periódica | Entretien régulier | Regelmäßige Reinigung | Limpeza regular
    Deep cleaning | Limpieza a fondo | Grand nettoyage | Grundreinigung | Limpeza profunda
    Offices and businesses | Oficinas y negocios | Bureaux et commerces | Büros und Betriebe | Escritórios e empresas
    Moving | Mudanza | Déménagement | Umzug | Mudança
    Clearing out | Vaciado | Débarras | Entrümpelung | Recolha de monos`,
  benefits: `
    Thorough work | Trabajo minucioso | Un travail minutieux | Gründliche Arbeit | Trabalho minucioso
    Always on time | Puntualidad | La ponctualité | Pünktlichkeit | Pontualidade
    People we trust | Personas de confianza | Des gens de confiance | Leute, denen wir vertrauen | Pessoas de confiança
    Careful with our things | Cuidado con nuestras cosas | Du soin pour nos affaires | Vorsichtig mit unseren Sachen | Cuidado com as nossas coisas
    Fair prices | Precios justos | Des prix justes | Faire Preise | Preços justos`,
})
