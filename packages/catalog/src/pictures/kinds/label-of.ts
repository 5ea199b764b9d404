/** `sign_lord` → `Sign lord`. */
export const labelOf = (key: string): string => {
  const words = key.replaceAll('_', ' ').replaceAll('.', ', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
