const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `mangal-dosha/advanced` → `mangalDoshaAdvanced`; the empty suffix is `all`. */
export const sdkNameOf = (suffix: string): string =>
  suffix === '' ? 'all' : suffix.replace(/[-/](.)/g, (_, letter: string) => letter.toUpperCase());

/** `panchang/sun-times` → `panchangSunTimes`. */
export function operationIdOf(id: string): string {
  const [family = '', ...suffix] = id.split('/');
  return family + capitalized(sdkNameOf(suffix.join('/')));
}

/** Prefix of an operation's schema names, such as `PanchangSunTimes`, before `Input` and `Answer`. */
export const schemaNameOf = (id: string): string => capitalized(operationIdOf(id));
