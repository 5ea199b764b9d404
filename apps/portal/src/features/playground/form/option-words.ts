/** `true_citra` → `True citra`. */
export const optionWords = (option: string | number): string => {
  const words = String(option).replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
