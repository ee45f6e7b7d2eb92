/**
 * Domains on which anybody gets a mailbox: that two people share one says nothing. Mail providers and the largest
 * internet providers; with them the domains that are reserved for examples, which belong to nobody.
 */
export const sharedMailDomains: ReadonlySet<string> = new Set(
  `example.com example.net example.org
  gmail.com googlemail.com outlook.com outlook.de outlook.es outlook.fr outlook.pt outlook.com.br hotmail.com
  hotmail.co.uk hotmail.de hotmail.es hotmail.fr live.com live.co.uk live.de live.fr msn.com passport.com
  yahoo.com yahoo.co.uk yahoo.co.in yahoo.co.jp yahoo.de yahoo.es yahoo.fr yahoo.ca yahoo.com.au yahoo.com.br
  yahoo.com.mx ymail.com rocketmail.com aol.com aim.com icloud.com me.com mac.com
  proton.me protonmail.com protonmail.ch pm.me tutanota.com tutanota.de tuta.io tuta.com fastmail.com fastmail.fm
  zoho.com zohomail.com hey.com gmx.com gmx.de gmx.at gmx.ch gmx.net web.de mail.de mailbox.org posteo.de posteo.net
  freenet.de t-online.de arcor.de 1und1.de online.de vodafone.de bluewin.ch hispeed.ch aon.at chello.at
  orange.fr wanadoo.fr free.fr laposte.net sfr.fr neuf.fr bbox.fr numericable.fr skynet.be telenet.be
  telefonica.net movistar.es terra.es terra.com.br uol.com.br bol.com.br ig.com.br globo.com sapo.pt mail.pt clix.pt
  libero.it virgilio.it tiscali.it alice.it ziggo.nl xs4all.nl kpnmail.nl hetnet.nl telia.com online.no
  comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net charter.net earthlink.net optonline.net
  shaw.ca rogers.com sympatico.ca telus.net btinternet.com sky.com virginmedia.com talktalk.net ntlworld.com
  bigpond.com optusnet.com.au xtra.co.nz mail.com email.com usa.com inbox.com gmx.us
  mail.ru bk.ru list.ru inbox.ru rambler.ru ya.ru yandex.ru yandex.com ukr.net seznam.cz wp.pl o2.pl onet.pl interia.pl
  qq.com 163.com 126.com sina.com naver.com daum.net hanmail.net rediffmail.com duck.com mozmail.com`.split(
    /\s+/,
  ),
)
