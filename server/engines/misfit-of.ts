// Why a request cannot be done, asked for by trying to plan it.
import { EngineError } from './engine.ts';

/** Returns what the plan was refused with, in a technical sentence; null: it can be done. */
export function misfitOf(plan: () => unknown): string | null {
  try {
    plan();
    return null;
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return error.message;
  }
}
