/** An answer as long as a full chart, so that serialising and sending cost as much as in the product. */
export const CHART = {
  planets: Array.from({ length: 24 }, (_, index) => ({
    name: `Planet ${index}`,
    longitude: 123.456789 + index,
    degree: 3.456789,
    sign: 'Sagittarius',
    sign_number: 9,
    sign_lord: 'Jupiter',
    house: 7,
    is_retrograde: false,
    nakshatra: 'Purva Ashadha',
    nakshatra_number: 20,
    pada: 3,
  })),
  metadata: { engine: 'none' },
};
