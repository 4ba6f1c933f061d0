// The user behind a request, as every verb that acts for somebody takes it.
import type { PlanId } from '#contract/prices.ts';
import type { Language } from '#texts/words.ts';

export type SessionUser = {
  id: number;
  email: string;
  name: string;
  role: 'user' | 'admin';
  plan: PlanId;
  language: Language;
};
