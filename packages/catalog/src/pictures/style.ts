/** The styles of a chart. */
export const PICTURE_STYLES = ['north-indian', 'south-indian', 'east-indian', 'wheel'] as const;

export type PictureStyle = (typeof PICTURE_STYLES)[number];

/** `style`: the default style; null if the picture has only one style. */
export type PictureChoices = { style: PictureStyle | null; styles: readonly PictureStyle[] };
