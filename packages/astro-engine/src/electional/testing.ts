import type { ElectionMoment } from './moment.ts';
import type { ElectionPurpose } from './purpose.ts';
import type { SkyState } from './sky-state.ts';

const ANY = { chosen: [], avoided: [] };
const PLAIN: ElectionPurpose = {
  id: 'plain', name: 'Plain', houses: [], significators: [], mustBeFree: [], foes: [], moonTo: [],
  kinds: ANY, signs: ANY, moonSigns: ANY, moonHouses: ANY, tailHouses: [], source: 'by hand',
}; // prettier-ignore

/** Aries rises; no planet is in an angle, in a sign of its own or opposite to one, or in an aspect that counts. */
const SKY: SkyState = {
  signIndexes: { sun: 1, moon: 10, mars: 4, mercury: 1, jupiter: 10, venus: 10, saturn: 4 },
  isRetrograde: { sun: false, moon: false, mars: false, mercury: false, jupiter: false, venus: false, saturn: false },
  fromSun: { sun: null, moon: 'free', mars: 'free', mercury: 'free', jupiter: 'free', venus: 'free', saturn: 'free' },
  hurtBy: { sun: [], moon: [], mars: [], mercury: [], jupiter: [], venus: [], saturn: [] },
  helpedBy: { sun: [], moon: [], mars: [], mercury: [], jupiter: [], venus: [], saturn: [] },
  tailSignIndex: 2,
  isWaxing: false, isNearSun: false, isFull: false, isNearNode: false, isInViaCombusta: false, isLate: false, isSlow: false,
  isVoid: false, leaves: null, goesTo: { point: 'sun', angleDeg: 90, jdUt: 0 },
}; // prettier-ignore

export type Changes = {
  sky?: Partial<SkyState>;
  signs?: Partial<SkyState['signIndexes']>;
  purpose?: Partial<ElectionPurpose>;
  moment?: Partial<Omit<ElectionMoment, 'sky' | 'purpose'>>;
};

/** A moment of this sky with the changes of a test. */
export const momentWith = ({ sky = {}, signs = {}, purpose = {}, moment = {} }: Changes = {}): ElectionMoment => ({
  purpose: { ...PLAIN, ...purpose },
  sky: { ...SKY, ...sky, signIndexes: { ...SKY.signIndexes, ...signs } },
  isSouth: false,
  rising: { signIndex: 0, part: 'middle' },
  hour: { lord: 'sun', isDay: false },
  ...moment,
});
