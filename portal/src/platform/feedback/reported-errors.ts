import { asRequestError } from '../../data/request-error.ts'
import { toastFailure } from './toasts.ts'

/** Shows a toast if an action fails; resolves when the action has ended. */
export async function reported(act: Promise<unknown>): Promise<void> {
  try {
    await act
  } catch (error) {
    toastFailure(asRequestError(error))
  }
}
