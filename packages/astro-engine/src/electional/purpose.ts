import type { Planet } from '../vocabulary/grahas.ts';
import type { Modality } from '../vocabulary/signs.ts';

type Choice<Value> = { chosen: readonly Value[]; avoided: readonly Value[] };

/** A purpose of an election. Its row is complete; numbers are those of the book. */
export type ElectionPurpose = {
  id: string;
  name: string;
  /** Houses of the matter, the chief one first; none for a matter without one. */
  houses: readonly number[];
  /** Planets that signify the matter by nature. */
  significators: readonly Planet[];
  /** Planets without which nothing is begun while they are weak. */
  mustBeFree: readonly Planet[];
  /** Planets that harm the matter in an angle, or by an aspect to the Moon or a significator. */
  foes: readonly Planet[];
  /** Planets that the Moon may approach by a good aspect, besides Jupiter and Venus. */
  moonTo: readonly Planet[];
  /** Rising signs by their kind. */
  kinds: Choice<Modality>;
  /** Rising signs, 0 = Aries. */
  signs: Choice<number>;
  /** Signs of the Moon, 0 = Aries. */
  moonSigns: Choice<number>;
  /** Houses of the Moon. */
  moonHouses: Choice<number>;
  /** Houses besides the first in which the Dragon’s Tail is avoided. */
  tailHouses: readonly number[];
  source: string;
};
