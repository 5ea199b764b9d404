/** Loaded before the program: shifts the clock of this process by CLOCK_OFFSET_MS. */
const offsetMs = Number(process.env['CLOCK_OFFSET_MS']);
const rightNow = Date.now;
const wrongNow = (): number => rightNow() + offsetMs;

globalThis.Date = new Proxy(Date, {
  construct: (date, given, made): object => Reflect.construct(date, given.length === 0 ? [wrongNow()] : given, made),
  get: (date, name): unknown => (name === 'now' ? wrongNow : Reflect.get(date, name)),
});
