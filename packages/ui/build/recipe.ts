interface Recipe {
  defaultClassName: string
  variantClassNames: Record<string, Record<string, string>>
  compoundVariants: [choice: Choice, className: string][]
}

type Choice = Record<string, string | number | boolean | undefined>

/**
 * Joins the class names of a recipe for a choice; vanilla-extract's own function would add its compiler to every
 * application.
 */
export const createRuntimeFn =
  ({ defaultClassName, variantClassNames, compoundVariants }: Recipe) =>
  (choice: Choice = {}) =>
    [
      defaultClassName,
      ...Object.entries(choice).map(([group, value]) => variantClassNames[group]?.[String(value)]),
      ...compoundVariants
        .filter(([condition]) => Object.entries(condition).every(([group, value]) => choice[group] === value))
        .map(([, className]) => className),
    ]
      .filter(Boolean)
      .join(' ')
