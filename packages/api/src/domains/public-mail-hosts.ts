/**
 * Hosts where any user can get an email address, or whose customers are households. These are mailbox and internet
 * providers of the Americas, Europe, Asia and Oceania, and providers of temporary addresses. Source: the providers' own
 * pages about their domains, collected by hand; as of 2026-11-27.
 */
export const PUBLIC_MAIL_HOSTS: ReadonlySet<string> = new Set(
  `
  10minutemail.com 126.com 139.com 163.com 188.com 189.cn 1und1.de 21cn.com abv.bg accountant.com aim.com alice.it
  aliceadsl.fr aliyun.com ameritech.net aol.ca aol.co.uk aol.com aol.com.au aol.com.mx aol.de aol.es aol.fr aol.it
  aon.at arcor.de arnet.com.ar asia.com att.net autorambler.ru axtel.net azet.sk bbox.fr bell.net bellaliant.net
  bellsouth.net biglobe.ne.jp bigmir.net bigpond.com bigpond.net.au bk.ru bluewin.ch blueyonder.co.uk bol.com.br
  bredband.net broadpark.no btinternet.com btopenworld.com cableone.net care2.com cegetel.net centrum.cz
  centurylink.net centurytel.net charter.net cheerful.com chello.at citromail.hu ciudad.com.ar clix.pt
  club-internet.fr cogeco.ca comcast.net comhem.se compuserve.com consultant.com correo.com.mx countermail.com cox.net
  ctemplar.com daum.net dispostable.com disroot.org distributel.net docomo.ne.jp doctor.com dr.com earthlink.net
  eastlink.ca email.com email.cz email.de email.it embarqmail.com engineer.com etb.net.co europe.com euskaltel.net
  excite.co.jp excite.com ezweb.ne.jp fastmail.com fastmail.fm fastmail.net fastwebnet.it fibertel.com.ar
  foxmail.com free.fr freemail.hu freenet.de frontier.com frontiernet.net games.com gazeta.pl getnada.com
  globetrotter.net globo.com globomail.com gmail.com gmx.at gmx.ch gmx.co.uk gmx.com gmx.de gmx.es gmx.fr gmx.net
  gmx.us goo.jp googlemail.com guerrillamail.com hanmail.net hetnet.nl hey.com hispeed.ch home.nl hotmail.be
  hotmail.ca hotmail.ch hotmail.cl hotmail.co.jp hotmail.co.kr hotmail.co.th hotmail.co.uk hotmail.com
  hotmail.com.ar hotmail.com.au hotmail.com.br hotmail.com.mx hotmail.com.tr hotmail.de hotmail.dk hotmail.es
  hotmail.fi hotmail.fr hotmail.gr hotmail.it hotmail.my hotmail.nl hotmail.no hotmail.ph hotmail.se hotmail.sg
  hotmail.vn hush.com hushmail.com hushmail.me i.softbank.jp i.ua icloud.com ig.com.br iinet.net.au in.com
  iname.com inbox.com inbox.ru indiatimes.com infinitum.com.mx interia.pl internet.ru inwind.it iol.it jubii.dk
  juno.com kakao.com keemail.me kpnmail.nl laposte.net lawyer.com lenta.ru libero.it list.ru live.at live.be
  live.ca live.cl live.cn live.co.uk live.co.za live.com live.com.ar live.com.au live.com.mx live.com.my
  live.com.pt live.com.sg live.de live.dk live.fr live.ie live.in live.it live.jp live.nl live.no live.ru live.se
  love.com lycos.com mac.com mail.bg mail.com mail.de mail.dk mail.org mail.ru mailbox.org maildrop.cc
  mailfence.com mailinator.com mchsi.com me.com megacable.com.mx meta.ua mindspring.com mintemail.com movistar.es
  msn.com mts.net myrambler.ru myself.com myyahoo.com nate.com naver.com nb.sympatico.ca netscape.net netzero.com
  netzero.net neuf.fr nifty.com ns.sympatico.ca ntlworld.com numericable.fr o2.co.uk o2.pl oi.com.br onet.eu
  onet.pl online.de online.no ono.com op.pl optimum.net optonline.net optusnet.com.au orange.fr orange.net
  otenet.gr outlook.at outlook.be outlook.cl outlook.co.id outlook.co.il outlook.co.th outlook.com outlook.com.ar
  outlook.com.au outlook.com.br outlook.com.gr outlook.com.tr outlook.com.vn outlook.cz outlook.de outlook.dk
  outlook.es outlook.fr outlook.hu outlook.ie outlook.in outlook.it outlook.jp outlook.kr outlook.lv outlook.ph
  outlook.pt outlook.sa outlook.sg outlook.sk pacbell.net passport.com peoplepc.com planet.nl pm.me pobox.com
  poczta.fm post.com post.cz poste.it posteo.de posteo.net primus.ca privaterelay.appleid.com prodigy.net prodigy.net.mx proton.me
  protonmail.ch protonmail.com proximus.be q.com qq.com r7.com rambler.ru rediffmail.com riseup.net ro.ru
  roadrunner.com rocketmail.com rogers.com rr.com runbox.com sapo.pt sasktel.net sbcglobal.net sent.com seznam.cz
  sfr.fr sharklasers.com shaw.ca sify.com sina.cn sina.com skiff.com sky.com skynet.be so-net.ne.jp softbank.ne.jp
  sohu.com spectrum.net speedy.com.ar startmail.com suddenlink.net sunrise.ch swbell.net sympatico.ca t-online.de
  talktalk.net techie.com teksavvy.com telefonica.net telenet.be telia.com telmex.com telus.net temp-mail.org
  tempmail.com terra.cl terra.com.br terra.com.mx terra.es throwawaymail.com tin.it tiscali.co.uk tiscali.it tom.com tpg.com.au
  trashmail.com tuta.com tuta.io tutamail.com tutanota.com tutanota.de twc.com ukr.net une.net.co uol.com.br
  uol.com.mx usa.com verizon.net videotron.ca videotron.qc.ca vip.126.com vip.163.com vip.sina.com virgilio.it
  virginmedia.com vodafone.de voila.fr vtr.net wanadoo.es wanadoo.fr web.de westnet.com.au windowslive.com
  windstream.net wow.com wowway.com wp.pl writeme.com xfinity.com xplornet.com xs4all.nl xtra.co.nz ya.com ya.ru
  yahoo.at yahoo.be yahoo.ca yahoo.cl yahoo.co.id yahoo.co.in yahoo.co.jp yahoo.co.kr yahoo.co.nz yahoo.co.th
  yahoo.co.uk yahoo.co.za yahoo.com yahoo.com.ar yahoo.com.au yahoo.com.br yahoo.com.cn yahoo.com.co yahoo.com.hk
  yahoo.com.mx yahoo.com.my yahoo.com.pe yahoo.com.ph yahoo.com.sg yahoo.com.tr yahoo.com.tw yahoo.com.ve
  yahoo.com.vn yahoo.de yahoo.dk yahoo.es yahoo.fr yahoo.gr yahoo.ie yahoo.in yahoo.it yahoo.nl yahoo.no yahoo.pl
  yahoo.ro yahoo.se yandex.by yandex.com yandex.kz yandex.ru yandex.ua yeah.net ygm.com ymail.com yopmail.com
  ziggo.nl zipmail.com.br zoho.com zoho.eu zoho.in zohomail.com zoznam.sk
  `
    .trim()
    .split(/\s+/),
)
