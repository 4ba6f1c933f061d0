// Lays a drawing over faces, as stickers are: a heart, a sunflower, a cat.
import { loadFaces } from '#engine/illustrator/animals/load-faces.ts';
import { makeSprite } from '#engine/illustrator/painting/sprites.ts';
import type { Subject } from '#engine/illustrator/reading/prompt-reading.ts';
import { facesMeant, isOfAll } from './faces-meant.ts';
import type { Place } from './instruction.ts';
import { paintOver, stageOfPhoto } from './lay-illustration.ts';
import type { Reason, Work } from './work.ts';

/** Of the face: so much larger it hides chin and forehead, too. */
const COVERED = 1.45;

/** Everybody's, of those in the distance as well; only a place means somebody. */
export async function coverFaces(work: Work, subject: Subject, place: Place): Promise<Reason | null> {
  const { faces } = work.people();
  const meant = isOfAll(place) ? faces : facesMeant(work.before, faces, place);
  if (meant.length === 0) return 'no_person';
  const stage = { ...stageOfPhoto(work, subject.key), faces: await loadFaces({ subjects: [subject] }) };
  const side = (face: (typeof meant)[number]): number => Math.max(face.width, face.height) * COVERED;
  const pixels = Math.max(...meant.map(side));
  const { lit } = await makeSprite(stage, subject, { pixels, haze: 0, variant: 0 }, new Map());
  const sprite = lit();
  paintOver(work, (brush) => {
    brush.imageSmoothingQuality = 'high';
    for (const face of meant) {
      // What is narrow covers the face all the same.
      const scale = side(face) / Math.min(sprite.width, sprite.height);
      const [wide, tall] = [sprite.width * scale, sprite.height * scale];
      brush.drawImage(sprite, face.x - wide / 2, face.y - tall / 2, wide, tall);
    }
  });
  return null;
}
