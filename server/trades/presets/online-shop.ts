import { tradeFrom } from './trade.ts'

export const onlineShop = tradeFrom({
  name: 'e-commerce',
  sure: `
    e commerce, ecommerce, online shop*, order online, camping gear, hiking gear, outdoor gear, toys,
    online store*, online retail*, onlineshop*, webshop*, web shop*, online handel, onlinehandel,
    versandhandel, tienda online, tienda en linea, tienda, boutique en ligne, vente en ligne, loja online,
    loja virtual, loja, retail*, mail order, subscription box*, boutique, bookshop*, bookstore*, libreria,
    librairie, livraria, florist*, floristeria, fleuriste, blumenladen, jewel*, furniture store,
    pet supplies`,
  hints: `
    shop, shops, store, stores, ship*, delivery, laden, geschaft, magasin, products, handmade, worldwide,
    orders, envios`,
  services: `
    Product selection | Variedad de productos | Choix de produits | Auswahl | Variedade de produtos
    Online ordering | Pedido en línea | Commande en ligne | Online-Bestellung | Encomenda online
    Shipping and delivery | Envío y entrega | Expédition et livraison | Versand und Lieferung | Envio e entrega
    Returns and exchanges | Cambios y devoluciones | Retours et échanges | Rückgabe und Umtausch | Trocas e devoluções
    Gift service | Servicio de regalo | Service cadeau | Geschenkservice | Serviço de oferta
    Customer support | Atención al cliente | Service client | Kundenservice | Apoio ao cliente`,
  benefits: `
    Product quality | Calidad del producto | La qualité des produits | Qualität der Produkte | Qualidade do produto
    Fast delivery | Entrega rápida | Une livraison rapide | Schnelle Lieferung | Entrega rápida
    Easy ordering | Pedido sencillo | Une commande facile | Einfache Bestellung | Encomenda fácil
    Fair prices | Precios justos | Des prix justes | Faire Preise | Preços justos
    Helpful support | Buena atención | Un service à l’écoute | Hilfsbereiter Kundenservice | Bom apoio
    Careful packaging | Embalaje cuidado | Un emballage soigné | Sorgfältige Verpackung | Embalagem cuidada`,
})
