import { tradeFrom } from './trade.ts'

export const marketing = tradeFrom({
  name: 'digital marketing',
  sure: `
    *marketing*, seo, sem, ppc, advertising, ad agency, agence de pub, branding agency, social media*,
    public relations, pr agency, publicidad, publicidade, publicite, referencement, werbeagentur*,
    redes sociales, redes sociais, reseaux sociaux, community manager*`,
  hints: 'agency, agencia, agence, agentur, campaigns, ads, content, leads, branding, websites',
  services: `
    Search engine optimization | Posicionamiento en buscadores | Référencement | Suchmaschinenoptimierung | Otimização para motores de busca
    Paid advertising | Publicidad de pago | Publicité payante | Bezahlte Anzeigen | Publicidade paga
    Social media management | Gestión de redes sociales | Gestion des réseaux sociaux | Betreuung sozialer Medien | Gestão de redes sociais
    Content marketing | Marketing de contenidos | Marketing de contenu | Content-Marketing | Marketing de conteúdo
    Email marketing | Email marketing | E-mailing | E-Mail-Marketing | Email marketing
    Website design | Diseño web | Création de site web | Webdesign | Criação de sites`,
  benefits: `
    More qualified leads | Más contactos cualificados | Plus de contacts qualifiés | Mehr passende Anfragen | Mais contactos qualificados
    Better search rankings | Mejor posición en buscadores | Un meilleur classement | Bessere Platzierung in der Suche | Melhor posição nas pesquisas
    Clear reporting | Informes claros | Un suivi clair | Klare Berichte | Relatórios claros
    Better return on ad spend | Más rendimiento de la publicidad | Une publicité plus rentable | Mehr Ertrag aus Anzeigen | Mais retorno da publicidade
    A strategy that fits us | Una estrategia a nuestra medida | Une stratégie qui nous va | Eine Strategie, die zu uns passt | Uma estratégia à nossa medida`,
})
