import { tradeFrom } from './trade.ts'

export const advice = tradeFrom({
  name: 'legal, accounting and finance',
  sure: `
    law, law firm, lawyer*, legal, attorney*, solicitor*, notar, notary, notari*, notaire*, accountan*,
    accounting, bookkeep*, tax, taxes, financial, wealth*, insurance*, mortgage broker*, abogad*, advogad*,
    avocat*, rechtsanw*, *kanzlei, anwalt*, asesoria, gestoria, contab*, expert comptable*, comptab*,
    fiscal*, steuerberat*, buchhalt*, seguros, assurance*, versicherung*, finanz*, finanzas, juridic*,
    juridique*`,
  hints: `
    finance, payroll, contracts, estate planning, advisor*, adviser*, advisory, audits, pensions, nominas,
    paie`,
  services: `
    Initial consultation | Primera consulta | Premier entretien | Erstberatung | Primeira consulta
    Legal advice | Asesoría legal | Conseil juridique | Rechtsberatung | Aconselhamento jurídico
    Tax preparation | Declaración de impuestos | Déclaration d’impôts | Steuererklärung | Declaração de impostos
    Bookkeeping and accounting | Contabilidad | Comptabilité | Buchhaltung | Contabilidade
    Financial planning | Planificación financiera | Gestion de patrimoine | Finanzplanung | Planeamento financeiro
    Contracts and documents | Contratos y documentos | Contrats et documents | Verträge und Dokumente | Contratos e documentos`,
  benefits: `
    Peace of mind | Tranquilidad | Tranquillité d’esprit | Ein sicheres Gefühl | Tranquilidade
    Clear explanations | Explicaciones claras | Des explications claires | Verständliche Erklärungen | Explicações claras
    Attention to detail | Atención al detalle | Le souci du détail | Sorgfalt im Detail | Atenção ao detalhe
    Money saved | Ahorro de dinero | Des économies | Geld gespart | Dinheiro poupado
    Quick answers | Respuestas rápidas | Des réponses rapides | Schnelle Antworten | Respostas rápidas`,
})
