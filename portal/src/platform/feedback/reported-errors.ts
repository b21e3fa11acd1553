import { asRequestError } from '../../data/request-error.ts'
import { toastFailure } from './toasts.ts'

/** Tells in passing where an act did not work; resolves when it has ended either way. */
export async function reported(act: Promise<unknown>): Promise<void> {
  try {
    await act
  } catch (error) {
    toastFailure(asRequestError(error))
  }
}
