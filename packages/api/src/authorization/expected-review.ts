import type { Expectation } from './expectation.ts'

const READS: Expectation = {
  by: 'BAN-03 ROL-08',
  needs: 'LIST USER',
  who: ['SA ctx', 'SP ctx', 'AD', 'BA'],
  about: 'their company',
}
/** Users who can edit users decide on them; companies outside the basic tier have no review. */
const DECIDES: Expectation = {
  by: 'BAN-03 ROL-08 ROL-04',
  needs: 'UPDATE USER',
  who: ['SA ctx', 'AD', 'BA'],
  about: 'their company',
  writes: true,
}

/** The calls of access reviews, by id. */
export const REVIEW_EXPECTED: Readonly<Record<string, Expectation>> = {
  'accessReviews.read': READS,
  'accessReviews.users': READS,
  'accessReviews.decide': DECIDES,
  'accessReviews.applyAdvice': DECIDES,
  'accessReviews.confirm': DECIDES,
  'accessReviews.startExport': {
    by: 'BAN-03 ROL-08 ROL-04',
    needs: 'EXPORT USER',
    who: ['SA ctx', 'SP ctx', 'AD', 'BA'],
    about: 'their company',
    writes: true,
    spectators: true,
  },
  'accessReviews.list': { by: 'RTE-51 BAN-03', who: ['SA', 'SP'] },
  'accessReviews.open': { by: 'RTE-51 BAN-03 ROL-04', who: ['SA'], writes: true },
  'accessReviews.move': { by: 'RTE-51 BAN-03 ROL-04', who: ['SA'], writes: true },
}
