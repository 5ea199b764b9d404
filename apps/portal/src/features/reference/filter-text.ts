/** Apart from the other sentences, because a browser loads these. */
export const REFERENCE_FILTER = {
  label: 'Look for an operation',
  hint: 'Path or word, such as sunrise',
  shown: (count: number) =>
    count === 0 ? 'No operation has all of these words.' : `${count} operation${count === 1 ? '' : 's'}`,
} as const;
