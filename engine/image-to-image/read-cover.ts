// Reads what asks for faces to be hidden behind a drawing: "put a heart over her face", 用向日葵挡住脸.
import { hasDrawing } from '#engine/illustrator/drawings.ts';
import type { Subject } from '#engine/illustrator/reading/prompt-reading.ts';
import { canAdd } from './add-thing.ts';
import { placeOf, type Clause, type Reading } from './clause.ts';
import { readName } from './read-name.ts';

const COVERED_EN =
  /^(?:please )?(?:put|place|add|stick|lay)\s+(?<thing>.{1,60}?)\s+(?:over|on top of)\s+(?<whose>.{0,40}?)\bfaces?\b|^(?:please )?(?:cover|hide)\s+(?<whose>.{0,40}?)\bfaces?\b.{0,40}?\s(?:with|by|behind)\s+(?<thing>.{1,60})$/iu;
const COVERED_ZH =
  /用(?<thing>\S{1,20}?)(?:来)?(?:挡住?|遮住?|盖住?|遮挡|贴住)(?<whose>\S{0,12}?)(?:脸|面部)/u;
const STICKER = /\b(?:sticker|emoji|emoticon)s?\b|的?(?:贴纸|表情包?)/giu;
const EXCEPT = /\b(?:except|but|not)\b|以外|之外|除了/iu;

/** Faces that are drawn; the first that is found is meant. */
const FACES: readonly (readonly [string, RegExp])[] = [
  ['face-with-tears-of-joy', /\blaugh|\btears of joy\b|笑哭|大笑/iu],
  ['smiling-face-with-heart-eyes', /\bheart[- ]eye|花痴|爱心眼/iu],
  ['smiling-face-with-sunglasses', /\bcool\b|墨镜/iu],
  ['crying-face', /\bcry|\bsad\b|哭|难过/iu],
  ['angry-face', /\bangry\b|生气|愤怒/iu],
  ['clown-face', /\bclown\b|小丑/iu],
  ['grinning-face', /\bsmil|\bhappy\b|\bgrin|笑脸/iu],
];
const EMOJI = /\b(?:emoji|emoticon)s?\b|表情/iu;

export function readCover(clause: Clause): Reading | null {
  const found = COVERED_EN.exec(clause.text) ?? COVERED_ZH.exec(clause.text);
  const { thing = '', whose = '' } = found?.groups ?? {};
  const subject = thing !== '' && !EXCEPT.test(whose) ? readSticker(thing) : null;
  return subject && { operations: [{ do: 'cover', subject, place: placeOf(clause) }] };
}

/** Of an animal its face is laid there, where there is a drawing of it. */
function readSticker(words: string): Subject | null {
  const face = FACES.find(([, named]) => named.test(words))?.[0];
  // "A clown emoji" is no clown.
  if (face !== undefined && EMOJI.test(words)) return drawnFace(face, words);
  const { subjects, ignored } = readName(words.replace(STICKER, ''));
  const [subject, ...more] = subjects;
  if (!subject) return face !== undefined || EMOJI.test(words) ? drawnFace(face ?? ANY_FACE, words) : null;
  if (more.length > 0 || ignored.length > 0) return null;
  const drawing = [`${subject.key}-face`, subject.key].find(hasDrawing) ?? subject.drawing;
  const sticker: Subject = { ...subject, drawing, count: 1 };
  return canAdd(sticker) ? sticker : null;
}

const ANY_FACE = 'grinning-face';

function drawnFace(drawing: string, words: string): Subject | null {
  return hasDrawing(drawing) ? { key: drawing, drawing, kind: 'item', height: 0.3, count: 1, words } : null;
}
