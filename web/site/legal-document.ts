// What a legal text is made of, so that both languages and both texts are drawn by one piece.

/** A paragraph, a list, or pairs of a thing and what holds for it. */
export type LegalBlock =
  | string
  | { list: readonly string[] }
  | { pairs: readonly (readonly [string, string])[] };

type LegalSection = { id: string; title: string; blocks: readonly LegalBlock[] };

export type LegalDocument = {
  title: string;
  /** The whole text in three sentences, before the rules begin. */
  summary: string;
  sections: readonly LegalSection[];
};

/** Both texts change together; the date is the day from which this version holds. */
export const LEGAL_VERSION = '1.1';
export const LEGAL_DATE = '2026-11-23';
