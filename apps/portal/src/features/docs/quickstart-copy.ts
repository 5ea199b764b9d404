export const QUICKSTART = {
  title: 'Quickstart',
  lead: 'From nothing to a chart you can check, in about two minutes.',
  sections: [
    { id: 'get-a-key', title: '1. Get a key' },
    { id: 'ask-for-a-chart', title: '2. Ask for a chart' },
    { id: 'check-it', title: '3. Check it' },
  ],
} as const;

/** Which setting changes what a line of metadata says. */
export const METADATA_SETTINGS: Readonly<Record<string, string>> = {
  ayanamsa: 'settings.ayanamsa',
  house_system: 'settings.house_system',
  node_mode: 'settings.node_mode',
  observation_point: 'settings.observation_point',
};
