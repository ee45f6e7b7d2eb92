import { tradeFrom } from './trade.ts'

export const software = tradeFrom({
  name: 'software',
  sure: `
    saas, software*, testimonial platform*, testimonial tool*, mobile app*, web app*, web platform,
    it services, it support, managed it, informatique, informatica, it dienstleist*, it systemhaus,
    logiciel*, aplicaciones, aplicativo*, crm, api, devops, cybersecurity, ciberseguridad, web development,
    webentwicklung, desarrollo web`,
  hints: `
    app, apps, platform, cloud, dashboard*, integrations, automation, plataforma, plateforme, tool,
    online tool`,
  services: `
    Testimonial collection | Recogida de testimonios | Collecte de témoignages | Sammeln von Kundenstimmen | Recolha de testemunhos
    Display widgets | Widgets | Widgets d’affichage | Widgets zum Einbinden | Widgets
    Review management | Gestión de reseñas | Gestion des avis | Verwaltung von Bewertungen | Gestão de avaliações
    Integrations | Integraciones | Intégrations | Integrationen | Integrações
    Onboarding and support | Puesta en marcha y soporte | Mise en route et assistance | Einrichtung und Support | Arranque e suporte
    Reporting | Informes | Rapports | Auswertungen | Relatórios`,
  benefits: `
    Saves us time | Nos ahorra tiempo | Nous fait gagner du temps | Spart uns Zeit | Poupa-nos tempo
    Easy to set up | Fácil de poner en marcha | Facile à installer | Einfach einzurichten | Fácil de instalar
    More trust from visitors | Más confianza de los visitantes | Plus de confiance des visiteurs | Mehr Vertrauen bei Besuchern | Mais confiança dos visitantes
    More replies from customers | Más respuestas de clientes | Plus de réponses des clients | Mehr Antworten von Kunden | Mais respostas de clientes
    Responsive support | Soporte rápido | Un support réactif | Schneller Support | Suporte rápido
    Clear reports | Informes claros | Des rapports clairs | Klare Auswertungen | Relatórios claros`,
})
