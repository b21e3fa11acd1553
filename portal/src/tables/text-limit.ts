/** Characters after which a long text in a table is collapsed. */
export type TextLimit = 17 | 20 | 35 | 40 | 50
