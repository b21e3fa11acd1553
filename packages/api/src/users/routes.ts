import type { calls } from '@tessera/contract'
import type { HandlersOf } from '../core/context.ts'
import { readProfile, writeProfile } from './profile.ts'
import { readForm, register } from './registration.ts'

/** Answers the users area's calls. */
export const usersHandlers: HandlersOf<typeof calls.users> = {
  async registration(_input, context) {
    return readForm(context)
  },
  async completeRegistration({ body }, context) {
    return register('full', body, context)
  },
  async completeBasicRegistration({ body }, context) {
    return register('basic', body, context)
  },
  async readProfile(_input, context) {
    return readProfile(context)
  },
  async writeProfile({ body }, context) {
    return writeProfile(body, context)
  },
}
