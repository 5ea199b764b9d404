import { charaDasha, narayanaDasha } from './dashas.ts';
import { argala, arudhas, karakas } from './points.ts';

export const jaimini = {
  karakas,
  arudhas,
  argala,
  'chara-dasha': charaDasha,
  'narayana-dasha': narayanaDasha,
};
