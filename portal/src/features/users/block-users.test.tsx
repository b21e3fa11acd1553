import { calls } from '@tessera/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { ADMIN, openUsers } from '../../test/administration.ts'
import { failure, json } from '../../test/server.ts'
import { ACTIVE, actOn, serverWithUsers } from '../../test/user-lists.ts'
import { writeIn } from '../../test/write-in.ts'

describe('blocking users', () => {
  it('USR-15a blocks a user for a reason, and Undo unblocks them', async () => {
    const [ana] = ACTIVE
    const server = serverWithUsers()
      .answers(calls.users.blockUsers, { blocked: [ana?.loginId ?? ''], rejected: [] })
      .answers(calls.users.unblockUsers, { unblocked: [ana?.loginId ?? ''], rejected: [] })
    await openUsers(server)
    await actOn('Ana Ortega', 'Block')
    const question = within(await screen.findByRole('alertdialog', { name: 'Block Ana Ortega?' }))
    await waitFor(() => expect(question.getByRole('textbox', { name: /Reason/ })).toHaveFocus())
    await userEvent.click(question.getByRole('button', { name: 'Block user' }))
    expect(await question.findAllByText(/Enter a reason\. Administrators see it/)).toHaveLength(1)
    expect(question.getByRole('textbox', { name: /Reason/ })).toHaveFocus()
    expect(question.getByRole('textbox', { name: /Reason/ })).toBeRequired()
    expect(question.getByRole('textbox', { name: /Reason/ })).toBeInvalid()
    expect(server.requested(calls.users.blockUsers)).toHaveLength(0)
    await writeIn(question.getByRole('textbox', { name: /Reason/ }), 'Left the company')
    await userEvent.click(question.getByRole('button', { name: 'Block user' }))
    const undo = await screen.findByRole('button', { name: /Undo/ })
    expect(screen.getByText('User(s) blocked successfully.')).toBeVisible()
    expect(server.requested(calls.users.blockUsers)[0]?.body).toEqual({
      ids: [ana?.loginId],
      blockedReason: 'Left the company',
    })
    await userEvent.click(undo)
    expect(await screen.findByText('User(s) unblocked successfully.')).toBeVisible()
    expect(server.requested(calls.users.unblockUsers)[0]?.body).toEqual({ ids: [ana?.loginId] })
  })

  it('USR-15a Undo unblocks only users whom no one else has unblocked since', async () => {
    const [ana] = ACTIVE
    const loginId = ana?.loginId ?? ''
    const server = serverWithUsers()
      .answers(calls.users.blockUsers, { blocked: [loginId, 'bea@brightfoods.example'], rejected: [] })
      .replies(calls.users.unblockUsers, ({ body }) =>
        JSON.stringify(body).includes('bea@')
          ? failure(409, 'NOT_BLOCKED', { current: { loginIds: ['bea@brightfoods.example'] } })
          : json({ unblocked: [loginId], rejected: [] }),
      )
    await openUsers(server)
    await actOn('Ana Ortega', 'Block')
    const question = within(await screen.findByRole('alertdialog', { name: 'Block Ana Ortega?' }))
    await writeIn(question.getByRole('textbox', { name: /Reason/ }), 'Left <b>us</b>')
    await userEvent.click(question.getByRole('button', { name: 'Block user' }))
    expect(await question.findAllByText('Enter text only, without tags such as “<b>”.')).toHaveLength(1)
    await userEvent.clear(question.getByRole('textbox', { name: /Reason/ }))
    await writeIn(question.getByRole('textbox', { name: /Reason/ }), 'Left us')
    await userEvent.click(question.getByRole('button', { name: 'Block user' }))
    await userEvent.click(await screen.findByRole('button', { name: /Undo/ }))
    expect(await screen.findByText('User(s) unblocked successfully.')).toBeVisible()
    expect(server.requested(calls.users.unblockUsers).at(-1)?.body).toEqual({ ids: [loginId] })
  })
})

/** Texts that are only used for several users. */
const OF_MANY = /pueden|pierden|conservan|\blos\b|ils|elles|ces personnes/i

describe('confirmation dialog', () => {
  it.each([
    ['es-MX', 'Bloquear', 'Acciones para Ana Ortega', '¿Bloquear a Ana Ortega?', /^Se cierra su sesión/],
    ['fr-CA', 'Bloquer', 'Actions pour Ana Ortega', 'Bloquer Ana Ortega?', /^Cette personne est déconnectée/],
    ['es-MX', 'Eliminar', 'Acciones para Ana Ortega', '¿Eliminar a Ana Ortega?', /^Se cierra su sesión/],
    ['fr-CA', 'Supprimer', 'Actions pour Ana Ortega', 'Supprimer Ana Ortega?', /^Cette personne est déconnectée/],
  ] as const)('UIX-03a I18N-05 in %s uses the singular for one user: %s', async (locale, action, menu, name, text) => {
    const person = { ...ADMIN, user_preferences: { ...ADMIN.user_preferences, language_code: locale } }
    await openUsers(serverWithUsers(person))
    await userEvent.click(await screen.findByRole('button', { name: menu }))
    await userEvent.click(await screen.findByRole('menuitem', { name: action }))
    const question = within(await screen.findByRole('alertdialog', { name }))
    expect(question.getByText(text)).toBeVisible()
    expect(question.queryByText(OF_MANY)).not.toBeInTheDocument()
  })

  it.each([
    [
      'es-MX',
      'Bloquear',
      '¿Bloquear a los usuarios seleccionados?',
      'La acción se aplicará a 2 usuarios.',
      ' y ',
      'Bloquear 2 usuarios',
    ],
    [
      'fr-CA',
      'Bloquer',
      'Bloquer les utilisateurs sélectionnés?',
      'L’action s’appliquera à 2 utilisateurs.',
      ' et ',
      'Bloquer 2 utilisateurs',
    ],
  ] as const)('UIX-03a I18N-05 in %s counts users and names them', async (locale, action, name, text, and, verb) => {
    const person = { ...ADMIN, user_preferences: { ...ADMIN.user_preferences, language_code: locale } }
    await openUsers(serverWithUsers(person))
    await userEvent.click(await screen.findByRole('checkbox', { name: /Ana Ortega/ }))
    await userEvent.click(screen.getByRole('checkbox', { name: /Ben Muñoz/ }))
    await userEvent.click(screen.getByRole('button', { name: action }))
    const question = within(await screen.findByRole('alertdialog', { name }))
    expect(question.getByText(text)).toBeVisible()
    expect(question.getByText(`Ana Ortega${and}Ben Muñoz`)).toBeVisible()
    expect(question.getAllByRole('button').at(-1)).toHaveAccessibleName(verb)
  })
})
