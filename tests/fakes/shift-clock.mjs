// Loaded before a process of the product (NODE_OPTIONS=--import=…): its clock is so many hours off (TEST_CLOCK_HOURS).
import process from 'node:process';

const RealDate = Date;
const by = Number(process.env.TEST_CLOCK_HOURS ?? 0) * 3_600_000;
const now = () => RealDate.now() + by;

globalThis.Date = new Proxy(RealDate, {
  construct: (date, given, newTarget) =>
    Reflect.construct(
      date,
      given.length === 0 ? [now()] : given,
      newTarget === globalThis.Date ? date : newTarget,
    ),
  apply: () => new RealDate(now()).toString(),
  get: (date, key) => (key === 'now' ? now : Reflect.get(date, key)),
});
