import { tradeFrom } from './trade.ts'

export const construction = tradeFrom({
  name: 'construction and trades',
  sure: `
    construction, construccion*, construcao, construtora, contractor*, builder*, plumb*, electrician*,
    electrical, electricidad, electricista*, electricien*, electricite, eletricista*, elektro*, roofing,
    roofer*, roof repair*, hvac, heating and cooling, carpent*, carpint*, menuiser*, renovat*, renovier*,
    renovac*, reformas, remodel*, landscap*, paysagist*, gardening, jardineria, gartenbau, painters,
    painting and decorating, handyman, tradesm*, trades, fontaner*, plomb*, canaliza*, klempner*, sanitar*,
    dachdecker*, tischler*, schreiner*, maler*, handwerk*, kitchen fitting, kitchen installation*,
    fitted kitchens, solar panel*, solar installation*, tiling, flooring, maconnerie, couvreur*,
    bauunternehm*, heizung*, obras`,
  hints: `
    bathroom*, kitchens, repairs, boilers, installation*, heating, gardens, extensions, carpentry,
    decorating, tile*, renovation`,
  services: `
    New construction | Obra nueva | Construction neuve | Neubau | Construção nova
    Renovation | Reforma | Rénovation | Renovierung | Renovação
    Repairs and maintenance | Reparación y mantenimiento | Réparation et entretien | Reparatur und Wartung | Reparação e manutenção
    Emergency repairs | Reparaciones urgentes | Dépannage d’urgence | Notdienst | Reparações urgentes
    Estimates and planning | Presupuesto y planificación | Devis et étude | Angebot und Planung | Orçamento e planeamento
    Installation | Instalación | Installation | Installation | Instalação`,
  benefits: `
    Quality workmanship | Trabajo bien hecho | Un travail soigné | Saubere Arbeit | Trabalho bem feito
    Finished on time | Terminado a tiempo | Terminé dans les délais | Pünktlich fertig | Pronto a tempo
    Stayed on budget | Dentro del presupuesto | Budget respecté | Im Kostenrahmen geblieben | Dentro do orçamento
    Left everything tidy | Lo dejaron todo limpio | Un chantier laissé propre | Alles sauber hinterlassen | Deixaram tudo arrumado
    Kept us informed | Nos mantuvieron al tanto | Bien tenus au courant | Immer gut informiert | Mantiveram-nos informados`,
})
