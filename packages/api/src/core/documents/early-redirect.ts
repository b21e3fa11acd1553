import type { Locale, PageName } from '@tessera/contract'
import { callHeaders, calls, IDLE_FLAG } from '@tessera/contract'
import { pathOf } from '../http/register.ts'

/** How long, in milliseconds, an answer is waited for before the portal begins that shows that it is. */
const PATIENCE = 1000

/** A page that nobody sees is counted all the same, as the portal would have. */
function viewOf(page: PageName, locale: Locale) {
  const headers = { ...callHeaders({ locale, companyId: null }), 'content-type': 'application/json' }
  const body = JSON.stringify({ events: [{ name: 'page_view', page, locale, props: {} }] })
  return { url: pathOf(calls.analytics.events), init: { method: 'POST', keepalive: true, headers, body } }
}

interface Leading {
  /** The index of the document's prefetch. */
  asked: number
  page: PageName
  locale: Locale
  /** The statements that begin the portal; it begins by itself where there are none. */
  begin: string
}

/**
 * A script that follows the answer of a page's first call and has the portal begin only where that leads nowhere: nobody
 * waits for a portal that they leave at once. A refusal, a notice that is due and an answer that the portal has taken are
 * left to it.
 */
export function redirectScript({ asked, page, locale, begin }: Leading): string {
  const view = JSON.stringify(viewOf(page, locale)).replaceAll('<', String.raw`\u003c`)
  return `{
let begin=()=>{begin=()=>{};${begin}}
const stay=()=>begin()
;(async(a,v)=>{
if(localStorage.getItem(${JSON.stringify(IDLE_FLAG)})!==null)return stay()
const late=setTimeout(stay,${PATIENCE})
const r=await a.answer
if(!r.ok||!prefetched.includes(a))return stay()
const{redirectUrl,ended}=await r.clone().json()
if(ended)return stay()
clearTimeout(late)
isLeaving=true
fetch(v.url,v.init).catch(()=>{})
location.replace(redirectUrl)
})(prefetched[${asked}],${view}).catch(stay)}`
}
