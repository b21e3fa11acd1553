import type { Locale, PageName } from '@tessera/contract'
import { callHeaders, calls, IDLE_FLAG } from '@tessera/contract'
import { pathOf } from '../http/register.ts'

/** Milliseconds to wait for the response before the portal starts and shows a loading state. */
const TIMEOUT_MS = 1000

/** The request for the skipped page's view event, as the portal sends it. */
function viewOf(page: PageName, locale: Locale) {
  const headers = { ...callHeaders({ locale, companyId: null }), 'content-type': 'application/json' }
  const body = JSON.stringify({ events: [{ name: 'page_view', page, locale, props: {} }] })
  return { url: pathOf(calls.analytics.events), init: { method: 'POST', keepalive: true, headers, body } }
}

interface RedirectOptions {
  /** The index of the call in the document's prefetch. */
  callIndex: number
  page: PageName
  locale: Locale
  /** The statements that start the portal; it starts by itself if they are empty. */
  begin: string
}

/**
 * A script that redirects based on the response of a page's first call, and starts the portal only if there is no
 * redirect. A refusal, a due notice and a response that the portal already took are left to the portal.
 */
export function redirectScript({ callIndex, page, locale, begin }: RedirectOptions): string {
  const view = JSON.stringify(viewOf(page, locale)).replaceAll('<', String.raw`\u003c`)
  return `{
let begin=()=>{begin=()=>{};${begin}}
const stay=()=>begin()
;(async(a,v)=>{
if(localStorage.getItem(${JSON.stringify(IDLE_FLAG)})!==null)return stay()
const late=setTimeout(stay,${TIMEOUT_MS})
const r=await a.answer
if(!r.ok||!prefetched.includes(a))return stay()
const{redirectUrl,ended}=await r.clone().json()
if(ended)return stay()
clearTimeout(late)
isLeaving=true
fetch(v.url,v.init).catch(()=>{})
location.replace(redirectUrl)
})(prefetched[${callIndex}],${view}).catch(stay)}`
}
