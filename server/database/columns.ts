// Columns that tables have alike.
import { bigint, timestamp } from 'drizzle-orm/pg-core';

export const id = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
export const idOf = (name: string) => bigint(name, { mode: 'number' });
export const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const createdAt = () => time('created_at').notNull().defaultNow();
