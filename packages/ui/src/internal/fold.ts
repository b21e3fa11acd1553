/** A text as it is searched: without case and accents, so that 'electronica' finds 'Electrónica'. */
export const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
