/** Words that leaked passwords are made of, the long before the short that they contain. */
export const COMMON_WORDS: readonly string[] = `
  administrator manchester basketball california christopher changeme chocolate liverpool passwort password
  passw0rd contrasena motdepasse astrology starwars sunshine princess football baseball trustno1 superman whatever
  jennifer michelle computer internet iloveyou butterfly samantha elizabeth alexander veronica mercedes victoria
  november december february september october welcome letmein charlie michael jessica arsenal chelsea barcelona
  pokemon samsung android freedom default example horoscope forever january monday friday summer winter spring
  autumn secret dragon monkey shadow master ginger hunter killer george andrew thomas daniel ashley nicole jordan
  matrix flower batman soccer hockey ranger pepper buster tigger zodiac kundali google amazon nothing hello admin
  login guest graha world angel lovely ilove qwert pass test temp user root love baby star word
`
  .trim()
  .split(/\s+/);
