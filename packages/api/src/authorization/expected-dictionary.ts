import type { Expectation } from './expectation.ts'

const READS: Expectation = { by: 'DIC-01 ROL-16', needs: 'LIST GLOSSARY', who: 'signed in' }

/** The calls of the data dictionary, by id. */
export const DICTIONARY_EXPECTED: Readonly<Record<string, Expectation>> = {
  'dictionary.list': { ...READS, by: 'DIC-05 ROL-16' },
  'dictionary.search': { ...READS, by: 'DIC-06 ROL-16 ROL-04', writes: true, spectators: true },
  'dictionary.suggest': { ...READS, by: 'DIC-12 ROL-16' },
  'dictionary.tags': { ...READS, by: 'DIC-11 ROL-16' },
  'dictionary.read': { ...READS, by: 'DIC-13 ROL-16' },
  'dictionary.export': {
    by: 'DIC-14 ROL-16 ROL-04',
    needs: 'EXPORT GLOSSARY',
    who: 'signed in',
    writes: true,
    spectators: true,
  },
  'dictionary.missed': { by: 'DIC-16 RTE-51', who: ['SA', 'SP'] },
}
