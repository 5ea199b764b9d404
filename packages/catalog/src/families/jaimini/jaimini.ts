import { charaDasha, narayanaDasha } from './dashas.ts';
import { argala, arudhas, karakas } from './points.ts';
import { niryanaShoolaDasha, shoolaDasha } from './shoola.ts';

export const jaimini = {
  karakas,
  arudhas,
  argala,
  'chara-dasha': charaDasha,
  'narayana-dasha': narayanaDasha,
  'shoola-dasha': shoolaDasha,
  'niryana-shoola-dasha': niryanaShoolaDasha,
};
