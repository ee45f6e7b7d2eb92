import { tradeFrom } from './trade.ts'

export const restaurant = tradeFrom({
  name: 'restaurant and food',
  sure: `
    restaura*, *restaurant, *restaurants, cafe, cafes, cafeteria, coffee shop*, coffee house,
    coffee roast*, roastery, baker*, *backerei, *konditorei, panaderi*, pasteleri*, boulanger*, patisser*,
    padari*, pastelaria*, confeitari*, cater*, traiteur*, bistro*, brasserie*, pizz*, tapas, brewer*,
    brewpub, brauerei*, cervecer*, cervejari*, gasthaus, gasthof, wirtshaus, taqueri*, food truck*,
    ice cream, heladeria, gelater*, sushi, steakhouse, deli, delicatessen, butcher*, metzgerei,
    fleischerei, carniceri*, churrascaria*, wine bar*, cocktail bar*, gastropub*, pub, tea room*,
    lanchonete*, sourdough, pastries, cakes, cupcake*`,
  hints: `
    food, foods, coffee, kitchen, kitchens, bar, bars, menu, dishes, drinks, cuisine, cocina, kuche,
    comida, brunch, lunch, bread, brot, chef*`,
  services: `
    Dine-in | Comer en el local | Repas sur place | Essen im Lokal | Refeição no local
    Takeout and delivery | Para llevar y a domicilio | À emporter et livraison | Abholung und Lieferung | Takeaway e entregas
    Catering | Catering | Traiteur | Catering | Catering
    Private events | Eventos privados | Événements privés | Private Feiern | Eventos privados
    Coffee and baked goods | Café y bollería | Café et viennoiseries | Kaffee und Gebäck | Café e pastelaria`,
  benefits: `
    Fresh ingredients | Ingredientes frescos | Des produits frais | Frische Zutaten | Ingredientes frescos
    Friendly service | Trato amable | Un service aimable | Freundlicher Service | Atendimento simpático
    Great flavors | Muy buen sabor | De belles saveurs | Guter Geschmack | Ótimos sabores
    Welcoming atmosphere | Ambiente acogedor | Une ambiance accueillante | Gemütliche Atmosphäre | Ambiente acolhedor
    Good value | Buena relación calidad-precio | Un bon rapport qualité-prix | Gutes Preis-Leistungs-Verhältnis | Boa relação qualidade-preço`,
})
