/** The date of the tests' demo data. */
export const TODAY = '2026-03-02'
