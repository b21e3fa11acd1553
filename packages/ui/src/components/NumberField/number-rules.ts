import type { Translated } from '../../messages/use-messages.ts'
import { fill } from '../../messages/format.ts'
import type { numberFieldMessages } from './messages.ts'

/** The reason why a number field has no value. */
export type NumberFieldProblem = 'notANumber' | 'outOfBounds' | 'step' | 'tooManyDigits'

export interface NumberRules {
  minValue?: number
  maxValue?: number
  step?: number
}

/** Returns the error of a number; undefined for an empty field. */
export function problemOf(
  number: number | null,
  { minValue, maxValue, step }: NumberRules,
): NumberFieldProblem | undefined {
  if (number === null) return undefined
  if (Number.isNaN(number)) return 'notANumber'
  if (number < (minValue ?? -Infinity) || number > (maxValue ?? Infinity)) return 'outOfBounds'
  if (step === undefined) return undefined
  const steps = (number - (minValue ?? 0)) / step
  // Decimal fractions are inexact in binary, so a tolerance is needed.
  return Math.abs(steps - Math.round(steps)) > 1e-6 ? 'step' : undefined
}

/** Returns the message for an invalid number, with numbers formatted as in the field. */
export function problemText(
  messages: Translated<typeof numberFieldMessages>,
  problem: NumberFieldProblem,
  { minValue, maxValue, step = 1 }: NumberRules,
  write: (number: number) => string,
) {
  if (problem === 'notANumber' || problem === 'tooManyDigits') return messages[problem]
  if (problem === 'step' && step === 1 && Number.isInteger(minValue ?? 0)) return messages.notWhole
  if (problem === 'step') return fill(messages.step, { step: write(step) })
  if (minValue === undefined) return fill(messages.atMost, { max: write(maxValue ?? 0) })
  if (maxValue === undefined) return fill(messages.atLeast, { min: write(minValue) })
  return fill(messages.between, { min: write(minValue), max: write(maxValue) })
}
