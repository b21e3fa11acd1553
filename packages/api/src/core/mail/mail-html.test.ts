import { describe, expect, it } from 'vitest'
import { htmlOf } from './mail-html.ts'

const mail = { locale: 'fr-CA', subject: 'Vos accès & vous', body: '' } as const

describe('an email as HTML', () => {
  it('SRV-10 I18N-04 declares its language and its subject', () => {
    const page = htmlOf(mail)
    expect(page).toContain('<html lang="fr-CA">')
    expect(page).toContain('<title>Vos accès &amp; vous</title>')
  })

  it('SRV-10 has a paragraph for each one in the text, and links that show their URL', () => {
    const page = htmlOf({ ...mail, body: 'Bonjour,\n\nvoici :\nhttps://ca.example/r/1?a=1&b=2\n\nAu revoir\n' })
    const paragraphs = [...page.matchAll(/<p [^>]+>(.*)<\/p>/g)].map(([, text]) => text?.replace(/ style="[^"]+"/, ''))
    const address = 'https://ca.example/r/1?a=1&amp;b=2'
    expect(paragraphs).toEqual(['Bonjour,', `voici :<br><a href="${address}">${address}</a>`, 'Au revoir'])
  })

  it('SRV-10 escapes markup in a name', () => {
    expect(htmlOf({ ...mail, body: 'Hello <b>"Ana"</b> & co' })).toContain(
      'Hello &lt;b&gt;&quot;Ana&quot;&lt;/b&gt; &amp; co',
    )
  })
})
