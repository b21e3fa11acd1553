import { personOf } from '../testing/registration.ts'
import type { Write, Writing } from './write-calls.fixture.ts'
import { asSuper, ID, SUPER, EXPORT_OPTIONS } from './write-calls.fixture.ts'

const ADA = 'ada.logged@scintilla.example'
const LAYOUT = 'internal_asset_protection'
const RIGHTS = { role: 'USER', products: ['REPORT_BUILDER'], sbu: 'Store remodel', buoAreaNumber: '47' }

async function edit(writing: Writing) {
  const { version } = await personOf(writing.server, ADA)
  const body = { ...RIGHTS, buoAreaNumber: '48', permissions: ['SWITCH_COMPANY'], version }
  return asSuper('PUT', `users/global/${ADA}`, body)(writing)
}

/** Every write and export of a tenant's global users, made once. */
export const GLOBAL_USER_WRITES: Readonly<Record<string, Write>> = {
  'globalUsers.exportUsers': {
    event: 'GLOBAL_USERS_EXPORTED',
    by: SUPER,
    entity: ID,
    title: 'Scintilla',
    log: 'internal',
    after: { layout: LAYOUT, format: 'csv' },
    make: asSuper('GET', `users/global/export?layout=${LAYOUT}&format=csv`),
  },
  'globalUsers.startExport': {
    event: 'GLOBAL_USERS_EXPORTED',
    by: SUPER,
    entity: ID,
    title: 'Scintilla',
    log: 'internal',
    after: { layout: LAYOUT, format: 'csv' },
    make: asSuper('POST', 'users/global/export', { ...EXPORT_OPTIONS, layout: LAYOUT }),
  },
  'globalUsers.add': {
    event: 'GLOBAL_USER_CREATED',
    by: SUPER,
    entity: ADA,
    title: 'Ada Lane',
    log: 'internal',
    before: {},
    after: { user_group: null, sbu: 'Store remodel', buo_area_number: '47', products: ['REPORT_BUILDER'] },
    make: asSuper('POST', 'users/global', {
      firstName: 'Ada',
      lastName: 'Lane',
      email: ADA,
      layout: LAYOUT,
      ...RIGHTS,
    }),
  },
  'globalUsers.edit': {
    event: 'GLOBAL_USER_UPDATED',
    by: SUPER,
    entity: ADA,
    title: 'Ada Lane',
    log: 'internal',
    before: { buo_area_number: '47', can_switch_company: false },
    after: { buo_area_number: '48', can_switch_company: true },
    make: edit,
  },
  'globalUsers.remove': {
    event: 'GLOBAL_USER_DELETED',
    by: SUPER,
    entity: ADA,
    title: 'Ada Lane',
    log: 'internal',
    before: { status: 'PENDING', user_group: null },
    after: { status: 'DELETED', user_group: null },
    make: asSuper('DELETE', 'users/global', { ids: [ADA] }),
  },
}
