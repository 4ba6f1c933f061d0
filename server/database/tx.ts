// The type of an open transaction, for verbs that are one step of a larger one.
import type { Db } from './connect.ts';

export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/** For verbs that only read: inside a transaction or on their own. */
export type DbOrTx = Db | Tx;
