/** How a chart may be drawn. */
export const PICTURE_STYLES = ['north-indian', 'south-indian', 'east-indian', 'wheel'] as const;

export type PictureStyle = (typeof PICTURE_STYLES)[number];

/** `style`: the one that is drawn unless another is named; null where a picture comes in one style. */
export type PictureChoices = { style: PictureStyle | null; styles: readonly PictureStyle[] };
