import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { type Rng, choices, type FieldUnderTest } from './field-conformance.fixture.tsx'
import { dates } from './field-conformance-dates.fixture.tsx'

const fields = Object.entries({ ...choices, ...dates })
const { TEST_SEED = '0', TEST_MATRIX = 'full' } = process.env
/** The rounds per field: all twelve in full mode, otherwise two that change daily. */
const rounds =
  TEST_MATRIX === 'full'
    ? Array.from({ length: 12 }, (_, round) => round)
    : [0, 6].map((at) => at + (Number(TEST_SEED) % 6))
const seeds = rounds.flatMap((round) => fields.map((_, index) => round * fields.length + index))

/** Random numbers that repeat for the same seed (mulberry32). */
function chanceOf(seed: number): Rng {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

function open({ empty, draw }: FieldUnderTest) {
  const held = { value: empty }
  function Page() {
    const [value, setValue] = useState(empty)
    const change = (next: unknown) => {
      held.value = next
      setValue(next)
    }
    return (
      <form aria-label="Form">
        {draw(value as never, change)}
        <button type="button">Next</button>
      </form>
    )
  }
  const { container } = render(<Page />)
  const form = container.querySelector('form') as HTMLFormElement
  return { held, form, next: screen.getByText('Next') }
}

describe('the content of a field, onChange, the submitted value and validity agree', () => {
  it.each(seeds)('with seed %i', async (seed) => {
    const [name, field] = fields[seed % fields.length] ?? ['', undefined]
    if (!field) throw new Error('There is no field.')
    const rng = chanceOf(seed)
    const user = userEvent.setup({ pointerEventsCheck: 0, delay: null })
    const { held, form, next } = open(field)
    const agree = (place: string) => {
      const { value, sent, isWrong = false } = field.read()
      const found = { held: held.value, sent: new FormData(form).getAll('field'), isValid: form.checkValidity() }
      expect(found, `${name}, ${place}`).toEqual({ held: value, sent, isValid: !isWrong })
      return isWrong
    }
    const begin = async () => act(() => form.reset())
    const steps = [...field.steps, begin]
    const done: number[] = []
    for (let step = 0; step < 5; step += 1) {
      const index = rng(steps.length)
      done.push(index)
      await steps[index]?.(user, rng)
      await waitFor(() => agree(`after the actions ${done.join()}`))
    }
    act(() => next.focus())
    await waitFor(() => {
      const isWrong = agree(`left after the actions ${done.join()}`)
      expect(form.querySelector('[data-invalid]') !== null, `${name} shows whether it is valid`).toBe(isWrong)
    })
  })
})
