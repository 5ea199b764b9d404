'use client';

import { drawHouseCard } from '@graha/catalog/pictures/draw';
import type { SvgElement } from '@graha/drawing/element';
import type { HouseCard } from '@graha/drawing/house-card';
import { Picture } from '@graha/ui/picture.tsx';
import { PictureActions } from './picture-frame.tsx';

export type HouseCardsProps = {
  cards: readonly HouseCard[];
  /** All cards in one picture, for the downloads. */
  picture: SvgElement;
  whose: string;
  fileName: string;
};

/** A card for each yoga, as many in a row as fit. */
export const HouseCards = ({ cards, picture, whose, fileName }: HouseCardsProps) => (
  <div className="grid gap-4 p-4 sm:p-5">
    <div data-screen className="flex justify-end">
      <PictureActions picture={picture} fileName={fileName} />
    </div>
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-4">
      {cards.map((card, index) => (
        <li key={card.name} className="min-w-0">
          <Picture picture={drawHouseCard(card, { id: `house-${index}`, whose })} className="w-full" />
        </li>
      ))}
    </ul>
  </div>
);
