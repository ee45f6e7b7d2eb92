import { tradeFrom } from './trade.ts'

export const sportswear = tradeFrom({
  name: 'athletic apparel',
  sure: `
    athletic apparel, athletic wear, athleticwear, sportswear, activewear, teamwear, team wear,
    team uniforms, jerseys, gymwear, gym wear, sportbekleidung, trikots, ropa deportiva, equipaciones,
    vetements de sport, maillots, roupa desportiva, roupa esportiva, cycling apparel, running apparel`,
  hints: 'athletic, uniforms, apparel, equipamentos, sportif*, leggings, kits',
  services: `
    Team uniforms | Equipaciones | Tenues d’équipe | Mannschaftskleidung | Equipamentos de equipa
    Performance apparel | Ropa técnica | Vêtements techniques | Funktionskleidung | Vestuário técnico
    Custom jerseys | Camisetas personalizadas | Maillots personnalisés | Eigene Trikots | Camisolas personalizadas
    Fan and spirit wear | Ropa para aficionados | Vêtements de supporter | Fankleidung | Roupa de adepto
    Team stores | Tiendas para equipos | Boutiques de club | Vereinsshops | Lojas de equipa`,
  benefits: `
    Comfortable fit | Comodidad | Une coupe confortable | Bequemer Sitz | Conforto
    Holds up in training | Resiste los entrenamientos | Tient à l’entraînement | Hält im Training | Aguenta os treinos
    Delivered before the season | Entregado antes de la temporada | Livré avant la saison | Vor Saisonbeginn geliefert | Entregue antes da época
    Looks professional | Aspecto profesional | Un rendu professionnel | Sieht professionell aus | Aspeto profissional
    Sizes for everyone | Tallas para todos | Des tailles pour tous | Größen für alle | Tamanhos para todos`,
})
