/** A row's plain-word label as it stands above a field: `'first name'` becomes `'First name'`. */
export const sentenceCase = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1);
