import type { Locale } from '@tessera/contract'
import { escaped } from '../text/escape-html.ts'

interface Text {
  locale: Locale
  subject: string
  body: string
}

const ADDRESS = /https?:\/\/[^\s<>"]+/g
/** The values of style attributes, because email clients support no stylesheets. */
const PAGE_STYLE =
  'margin:0;padding:24px;background:#fff;color:#1b1d22;font:16px/1.5 system-ui,-apple-system,sans-serif'
const COLUMN_STYLE = 'max-width:560px;margin:0 auto'
const LINK_STYLE = 'color:#0b57d0;word-break:break-all'

/** Returns a paragraph as HTML, with its addresses as links. */
function paragraph(text: string): string {
  const linked = escaped(text).replaceAll(
    ADDRESS,
    (address) => `<a href="${address}" style="${LINK_STYLE}">${address}</a>`,
  )
  return `<p style="margin:0 0 16px">${linked.replaceAll('\n', '<br>')}</p>`
}

/** Returns an email's plain text as an HTML page without stylesheets, scripts and external resources. */
export function htmlOf({ locale, subject, body }: Text): string {
  const paragraphs = body.trim().split(/\n{2,}/)
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="${PAGE_STYLE}"><div style="${COLUMN_STYLE}">
${paragraphs.map(paragraph).join('\n')}
</div></body>
</html>
`
}
