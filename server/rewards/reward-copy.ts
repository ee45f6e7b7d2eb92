import { brand } from '#contract/brand.ts'
import type { RewardType } from '#contract/rewards/rewards.ts'
import type { CopyInLanguages } from '../emails/service.ts'

interface RewardEmailCopy {
  readonly subject: string
  readonly code: Readonly<Record<RewardType, string>>
  readonly note: string
  readonly button: string
  readonly reason: string
}

/** What the email with a reward says around the business's own message. */
export const rewardEmailCopy: CopyInLanguages<RewardEmailCopy> = {
  en: (business) => ({
    subject: `A thank-you from ${business}`,
    code: {
      free_item: 'Your code for a free item',
      coupon: 'Your coupon',
      discount_code: 'Your discount code',
    },
    note: `You get it whatever you wrote and however many stars you gave. If ${business} shows your testimonial, it says that you received a reward.`,
    button: 'Open your reward',
    reason: `${business} sent you this through ${brand.name} because you left a testimonial.`,
  }),
  es: (business) => ({
    subject: `${business} te da las gracias`,
    code: {
      free_item: 'Tu código para un artículo gratis',
      coupon: 'Tu cupón',
      discount_code: 'Tu código de descuento',
    },
    note: `Lo recibes escribas lo que escribas y des las estrellas que des. Si ${business} muestra tu testimonio, se indicará que recibiste una recompensa.`,
    button: 'Abrir tu recompensa',
    reason: `${business} te envía este mensaje a través de ${brand.name} porque dejaste un testimonio.`,
  }),
  fr: (business) => ({
    subject: `${business} vous remercie`,
    code: {
      free_item: 'Votre code pour un article offert',
      coupon: 'Votre bon',
      discount_code: 'Votre code de réduction',
    },
    note: `Vous la recevez quoi que vous ayez écrit et quel que soit le nombre d’étoiles. Si ${business} affiche votre témoignage, il sera indiqué que vous avez reçu une récompense.`,
    button: 'Ouvrir votre récompense',
    reason: `${business} vous envoie ce message avec ${brand.name} parce que vous avez laissé un témoignage.`,
  }),
  de: (business) => ({
    subject: `Ein Dankeschön von ${business}`,
    code: {
      free_item: 'Ihr Code für ein Gratisprodukt',
      coupon: 'Ihr Gutschein',
      discount_code: 'Ihr Rabattcode',
    },
    note: `Sie bekommen es, egal was Sie geschrieben und wie viele Sterne Sie vergeben haben. Wenn ${business} Ihre Bewertung zeigt, steht dabei, dass Sie ein Dankeschön bekommen haben.`,
    button: 'Dankeschön öffnen',
    reason: `${business} schickt Ihnen das über ${brand.name}, weil Sie eine Bewertung geschrieben haben.`,
  }),
  pt: (business) => ({
    subject: `Um agradecimento de ${business}`,
    code: {
      free_item: 'Seu código para um item grátis',
      coupon: 'Seu cupom',
      discount_code: 'Seu código de desconto',
    },
    note: `Você recebe isto seja qual for o texto e o número de estrelas. Se ${business} mostrar seu depoimento, aparecerá que você recebeu uma recompensa.`,
    button: 'Abrir sua recompensa',
    reason: `${business} enviou esta mensagem pelo ${brand.name} porque você deixou um depoimento.`,
  }),
}
