import type { Expectation } from './expectation.ts'

const READS_PARTNERS: Expectation = {
  by: 'PRT-03 ROL-10',
  needs: 'LIST COMPANY_PARTNER_ASSOCIATION',
  who: ['SA ctx', 'SP ctx', 'AD'],
  about: 'their company',
}
const adds = (by: string): Expectation => ({
  by: `${by} ROL-10 ROL-04`,
  needs: 'CREATE COMPANY_PARTNER_ASSOCIATION',
  who: ['SA ctx', 'AD'],
  about: 'their company',
})
const READS_REQUESTS: Expectation = {
  by: 'ACC-06 ROL-15',
  needs: 'LIST ACCESS_REQUEST',
  who: ['SA ctx', 'SP ctx', 'AD'],
  about: 'their company',
}

/** The calls of partners and of received access requests, by id. */
export const PARTNERS_EXPECTED: Readonly<Record<string, Expectation>> = {
  'partners.list': READS_PARTNERS,
  'partners.read': { ...READS_PARTNERS, by: 'PRT-02 ROL-10' },
  'partners.ownCode': { ...READS_PARTNERS, by: 'PRT-04 ROL-10' },
  'partners.findAgency': adds('PRT-04'),
  'partners.add': { ...adds('PRT-04'), writes: true },
  'partners.remove': {
    ...adds('PRT-04'),
    needs: 'DELETE COMPANY_PARTNER_ASSOCIATION',
    writes: true,
  },
  'access.received': READS_REQUESTS,
  'access.receivedFacets': READS_REQUESTS,
  'access.readReceived': READS_REQUESTS,
  'access.decide': {
    by: 'ACC-06 ROL-15 ROL-04',
    needs: 'UPDATE ACCESS_REQUEST',
    who: ['SA ctx', 'AD'],
    about: 'their company',
    writes: true,
  },
}
