// For the queries that are asked most: written once, and planned once by each connection.
import type { Db } from './connect.ts';

/** Remembers what `build` prepared for a database, for as long as that is open. */
export function prepareOnce<Prepared>(build: (db: Db) => Prepared): (db: Db) => Prepared {
  const prepared = new WeakMap<Db, Prepared>();
  return (db) => {
    const known = prepared.get(db) ?? build(db);
    prepared.set(db, known);
    return known;
  };
}
