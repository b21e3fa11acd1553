/** Characters after which a long text of a table folds. */
export type TextLimit = 17 | 20 | 35 | 40 | 50
