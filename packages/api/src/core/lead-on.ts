import type { Locale, PageName } from '@tessera/contract'
import { callHeaders, calls, IDLE_FLAG } from '@tessera/contract'
import { pathOf } from './register.ts'

/** A page that nobody sees is counted all the same, as the portal would have. */
function viewOf(page: PageName, locale: Locale) {
  const headers = { ...callHeaders({ locale, companyId: null }), 'content-type': 'application/json' }
  const body = JSON.stringify({ events: [{ name: 'page_view', page, locale, props: {} }] })
  return { url: pathOf(calls.analytics.events), init: { method: 'POST', keepalive: true, headers, body } }
}

/**
 * A script that follows the answer of a page's first call before the portal's own script is there: nobody waits for a
 * portal that they leave at once. A refusal, a notice that is due and an answer that the portal has taken are left to it.
 */
export function leadOn(asked: number, page: PageName, locale: Locale): string {
  const view = JSON.stringify(viewOf(page, locale)).replaceAll('<', String.raw`\u003c`)
  return `(async(a,v)=>{
if(localStorage.getItem(${JSON.stringify(IDLE_FLAG)})!==null)return
const r=await a.answer
if(!r.ok||!askedAhead.includes(a))return
const{redirectUrl}=await r.clone().json()
isLeaving=true
fetch(v.url,v.init).catch(()=>{})
location.replace(redirectUrl)
})(askedAhead[${asked}],${view}).catch(()=>{})`
}
