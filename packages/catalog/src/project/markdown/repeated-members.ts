/** Members that a text leaves out if the other member beside them has the same content. */
const REPEATED: Readonly<Record<string, string>> = {
  sign_number: 'sign',
  nakshatra_number: 'nakshatra',
  start: 'start_at',
  end: 'end_at',
  longitudes: 'planets',
  key: 'title',
};

/** Returns the members of an object, without those that repeat another and the metadata of an answer inside an answer. */
export const spokenMembers = (object: Readonly<Record<string, unknown>>): [string, unknown][] =>
  Object.entries(object).filter(([name, value]) => {
    const other = REPEATED[name];
    if (name === 'metadata' || value === undefined) return false;
    return other === undefined || object[other] === undefined || object[other] === null;
  });
