/**
 * Formats a clock reading as people write it: `2:35 pm`.
 * @param ms clock reading of the place, in milliseconds
 */
export function humaneTime(ms: number): string {
  const [hours = 0, minutes = ''] = [new Date(ms).getUTCHours(), new Date(ms).toISOString().slice(14, 16)];
  return `${hours % 12 === 0 ? 12 : hours % 12}:${minutes} ${hours < 12 ? 'am' : 'pm'}`;
}
