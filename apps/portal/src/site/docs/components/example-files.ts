/** Recorded answers below `/elements` that the page of the components shows, with the operations whose examples they are. */
export const EXAMPLE_FILES: Readonly<Record<string, string>> = {
  'examples/chart.json': 'kundaliBasic',
  'examples/navamsa.json': 'divisionalD9',
  'examples/panchang.json': 'panchangFull',
  'examples/match.json': 'matchmakingAshtakoot',
  'examples/dasha.json': 'dashaVimshottari',
  'examples/month.json': 'panchangCalendarMonth',
  'examples/wheel.json': 'westernNatal',
};
