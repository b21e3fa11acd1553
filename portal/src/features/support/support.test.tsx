import type { Locale } from '@tessera/contract'
import { calls } from '@tessera/contract'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openPortal } from '../../test/open-portal.tsx'
import { supportServer } from '../../test/support.ts'
import { FAQ } from './faq-questions.ts'

const open = (hash = '', server = supportServer(), locale?: Locale) =>
  openPortal({ path: `/support${hash}`, server, locale })
const question = (name: string) => screen.findByRole('button', { name })

describe('support page', () => {
  it('SUP-01 links to the ways of getting help, and to no missing page', async () => {
    await open()
    expect(await screen.findByRole('link', { name: 'Create an incident' })).toHaveAttribute(
      'href',
      '/support/ticketCreation',
    )
    expect(screen.getAllByRole('link', { name: 'Contact Us' })[0]).toHaveAttribute('href', '/contactUs')
    expect(screen.queryByRole('link', { name: 'My incidents' })).not.toBeInTheDocument()
  })

  it('SUP-01 shows the phone number and the usual reply time if they are known', async () => {
    const server = supportServer(undefined, { supportPhone: '+1 800 555 0142' })
    await open('', server.answers(calls.incidents.answerTime, { hours: 4 }))
    expect(await screen.findByRole('link', { name: /^\+1\s800\s555\s0142$/ })).toHaveAttribute(
      'href',
      'tel:+18005550142',
    )
    expect(await screen.findByText('4 hours')).toBeVisible()
  })

  it('SUP-01 omits an unknown phone number and reply time', async () => {
    const server = supportServer()
    await open('', server)
    await waitFor(() => expect(server.requested(calls.incidents.answerTime)).toHaveLength(1))
    expect(screen.queryByText('Phone')).not.toBeInTheDocument()
    expect(screen.queryByText('Incidents are usually answered within')).not.toBeInTheDocument()
  })

  it('SUP-01 RTE-06 searches the questions regardless of case and accents, and shows the count', async () => {
    await open('#faq', undefined, 'es-MX')
    expect(await screen.findByText(`${FAQ.length} preguntas`)).toHaveRole('status')
    await userEvent.type(screen.getByRole('searchbox'), 'CONTRASENA restablezco')
    expect(await screen.findByText('1 pregunta')).toHaveRole('status')
    expect(screen.getByRole('button', { name: '¿Cómo restablezco mi contraseña?' })).toBeVisible()
    await userEvent.type(screen.getByRole('searchbox'), ' xyz')
    expect(await screen.findByRole('heading', { name: 'Ninguna pregunta coincide' })).toBeVisible()
  })

  it('SUP-01 opens the question in its URL, and each question has one', async () => {
    await open('#faq-attachments')
    const opened = await question('What can I attach to an incident?')
    await waitFor(() => expect(opened).toHaveFocus())
    expect(opened).toHaveAttribute('aria-expanded', 'true')
    expect(document.title).toBe('FAQ | Scintilla')
    const other = await question('How do I reset my password?')
    expect(other).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(other)
    const [link] = screen.getAllByRole('link', { name: 'Link to this question' })
    expect(link).toHaveAttribute('href', '/support#faq-password')
    expect(screen.getByText(/works once and expires in 30 minutes/)).toBeVisible()
  })

  it('RTE-06 its tabs have URLs', async () => {
    await open()
    await userEvent.click(await screen.findByRole('tab', { name: 'FAQ' }))
    expect(window.location.hash).toBe('#faq')
    await userEvent.click(screen.getByRole('tab', { name: 'Get help' }))
    expect(window.location.hash).toBe('')
  })
})
