/**
 * Groups of closed words in answers. A word is identified by its group and its English form or id: Magha is a nakshatra,
 * and Magha is a month. Programs continue to read the English form.
 */
export const TERM_GROUPS = [
  'PointName',
  'SignName',
  'RashiName',
  'NakshatraName',
  'WeekdayName',
  'TithiName',
  'PakshaName',
  'TithiGroup',
  'NityaYogaName',
  'KaranaName',
  'LunarMonthName',
  'RituName',
  'AyanaName',
  'ChoghadiyaName',
  'GowriName',
  'MuhurtaName',
  'TaraName',
  'DirectionName',
  'AnandadiYogaName',
  'SpecialYogaName',
  'GanaName',
  'YoniName',
  'NadiName',
  'HumourName',
  'VarnaName',
  'VashyaName',
  'DashaLevelName',
  'YoginiName',
  'VargaName',
  'DeityName',
  'AspectName',
  'GemName',
  'ChartYogaName',
  'DoshaName',
  'FigureName',
  'ChartShapeName',
  'BirdName',
  'BirdActivityName',
  'MapAngleName',
  'LineDirectionName',
  'ReleasingLevelName',
  'PointLetter',
] as const;
export type TermGroup = (typeof TERM_GROUPS)[number];

/**
 * Groups of ids with a word in every language. They are the usual words of the field, or transliterations of the English
 * loan word, and few of them were read in a source: the others count none.
 */
export const ID_GROUPS = [
  'FigureName',
  'ChartShapeName',
  'BirdName',
  'BirdActivityName',
  'MapAngleName',
  'LineDirectionName',
  'ReleasingLevelName',
  'DashaLevelName',
] as const satisfies readonly TermGroup[];
