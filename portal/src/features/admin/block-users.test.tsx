import { calls } from '@tessera/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { openUsers } from '../../test/administration.ts'
import { failure, json } from '../../test/server.ts'
import { ACTIVE, actOn, serverWithUsers } from '../../test/user-lists.ts'

describe('blocking', () => {
  it('USR-15a blocks somebody for a reason, and Undo gives them back', async () => {
    const [ana] = ACTIVE
    const server = serverWithUsers()
      .answers(calls.users.blockUsers, { blocked: [ana?.loginId ?? ''], rejected: [] })
      .answers(calls.users.unblockUsers, { unblocked: [ana?.loginId ?? ''], rejected: [] })
    await openUsers(server)
    await actOn('Ana Ortega', 'Block')
    const question = within(await screen.findByRole('alertdialog', { name: 'Block Ana Ortega?' }))
    await waitFor(() => expect(question.getByRole('textbox', { name: /Reason/ })).toHaveFocus())
    await userEvent.click(question.getByRole('button', { name: 'Block' }))
    expect((await question.findAllByText(/Say why they are blocked/)).length).toBeGreaterThan(0)
    expect(server.asked(calls.users.blockUsers)).toHaveLength(0)
    await userEvent.type(question.getByRole('textbox', { name: /Reason/ }), 'Left the company')
    await userEvent.click(question.getByRole('button', { name: 'Block' }))
    const undo = await screen.findByRole('button', { name: /Undo/ })
    expect(screen.getByText('User(s) blocked successfully.')).toBeVisible()
    expect(server.asked(calls.users.blockUsers)[0]?.body).toEqual({
      ids: [ana?.loginId],
      blockedReason: 'Left the company',
    })
    await userEvent.click(undo)
    expect(await screen.findByText('User(s) unblocked successfully.')).toBeVisible()
    expect(server.asked(calls.users.unblockUsers)[0]?.body).toEqual({ ids: [ana?.loginId] })
  })

  it('USR-15a Undo lets those in whom nobody else has let in since', async () => {
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
    await userEvent.type(question.getByRole('textbox', { name: /Reason/ }), 'Left <b>us</b>')
    await userEvent.click(question.getByRole('button', { name: 'Block' }))
    expect((await question.findAllByText('Enter text only, without tags.')).length).toBeGreaterThan(0)
    await userEvent.clear(question.getByRole('textbox', { name: /Reason/ }))
    await userEvent.type(question.getByRole('textbox', { name: /Reason/ }), 'Left us')
    await userEvent.click(question.getByRole('button', { name: 'Block' }))
    await userEvent.click(await screen.findByRole('button', { name: /Undo/ }))
    expect(await screen.findByText('User(s) unblocked successfully.')).toBeVisible()
    expect(server.asked(calls.users.unblockUsers).at(-1)?.body).toEqual({ ids: [loginId] })
  })
})
