import { labelsIn, type Preset } from './trade.ts'

/** A profile whose trade is none of the others. */
export const genericPreset: Preset = {
  services: labelsIn(`
    Consultation | Consulta | Conseil | Beratung | Consulta
    Project delivery | Entrega del proyecto | Réalisation du projet | Umsetzung des Projekts | Entrega do projeto
    Custom solutions | Soluciones a medida | Solutions sur mesure | Individuelle Lösungen | Soluções à medida
    Ongoing support | Soporte continuo | Suivi dans la durée | Laufende Betreuung | Apoio contínuo
    Training | Formación | Formation | Schulung | Formação
    Maintenance | Mantenimiento | Entretien | Wartung | Manutenção`),
  benefits: labelsIn(`
    Quality of work | Calidad del trabajo | La qualité du travail | Qualität der Arbeit | Qualidade do trabalho
    Professional service | Servicio profesional | Un service professionnel | Professioneller Service | Serviço profissional
    Clear communication | Comunicación clara | Une communication claire | Klare Kommunikation | Comunicação clara
    Good value | Buena relación calidad-precio | Un bon rapport qualité-prix | Gutes Preis-Leistungs-Verhältnis | Boa relação qualidade-preço
    Delivered on time | Entregado a tiempo | Livré à temps | Pünktlich geliefert | Entregue a tempo
    Easy to work with | Un trato fácil | Une collaboration facile | Angenehme Zusammenarbeit | Fácil trabalhar com eles`),
}

/** Offered after the services that a profile names. */
export const alsoOffered = labelsIn(`
  Customer service and support | Atención al cliente y soporte | Service client et assistance | Kundenservice und Support | Atendimento e suporte ao cliente
  Consultation and guidance | Consulta y orientación | Conseil et accompagnement | Beratung und Begleitung | Consulta e orientação
  Custom solutions and specifications | Soluciones y especificaciones a medida | Solutions et demandes sur mesure | Individuelle Lösungen und Vorgaben | Soluções e especificações à medida`)
