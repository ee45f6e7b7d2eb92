import { tradeFrom } from './trade.ts'

export const cars = tradeFrom({
  name: 'cars and bikes',
  sure: `
    auto repair*, car repair*, car dealer*, used cars, auto body, body shop, mechanic*, car wash*,
    tire shop, tyre*, tires, autohaus*, *werkstatt, kfz*, reifen*, taller mecanico, mecanica rapida,
    neumaticos, pneus, taller de coches, concesionario*, garage auto*, carrosserie*, garagiste*,
    oficina mecanica, oficina de automoveis, stand de automoveis, motorcycle*, bike repair*,
    bicycle repair*, bike shop*, fahrrad*, detailing, automotive`,
  hints: `
    cars, vehicles, oil change*, brakes, coches, voitures, autos, carros, garage, bikes, bicycles, repairs`,
  services: `
    Repairs | Reparaciones | Réparations | Reparatur | Reparações
    Inspection and maintenance | Revisión y mantenimiento | Révision et entretien | Inspektion und Wartung | Revisão e manutenção
    Tires and wheels | Neumáticos y ruedas | Pneus et roues | Reifen und Räder | Pneus e rodas
    Buying a vehicle | Compra de un vehículo | Achat d’un véhicule | Fahrzeugkauf | Compra de um veículo
    Cleaning and care | Limpieza y cuidado | Nettoyage et soin | Reinigung und Pflege | Limpeza e cuidado`,
  benefits: `
    Honest advice | Consejos sinceros | Des conseils honnêtes | Ehrlicher Rat | Conselhos honestos
    Fair prices | Precios justos | Des prix justes | Faire Preise | Preços justos
    Done when promised | Listo cuando dijeron | Prêt à l’heure dite | Fertig wie versprochen | Pronto quando prometido
    Fixed the first time | Arreglado a la primera | Réparé du premier coup | Beim ersten Mal behoben | Reparado à primeira
    Explained everything | Lo explicaron todo | Tout était expliqué | Alles erklärt | Explicaram tudo`,
})
