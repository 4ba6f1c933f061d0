// Who an effect is made of: the faces that were chosen in its photos, or the widest. Two people may be on one photo.
import * as z from 'zod/mini';
import type { Effect } from '#contract/effect.ts';
import type { MediaRef } from '#contract/media.ts';
import type { Reusable } from '#web/model/tasks/task-shape.ts';
import { nameRef } from '#web/media/name-ref.ts';
import { findChosen, middleOf } from '#web/media/photo-faces.ts';
import type { FacePoint, PhotoFaces } from '#web/media/photo-faces.ts';
import { readRef } from '#web/media/put-input.ts';
import { useFaces } from '#web/media/use-faces.ts';
import type { MediaChoice, MediaFieldState } from '#web/media/use-media-field.ts';

const Points = z.array(z.object({ x: z.number(), y: z.number() }));

/** What was chosen in which photo, of how many people: another photo begins anew, and two people are not one. */
export const PickedFaces = z.array(z.object({ photo: z.string(), at: Points }));
export type PickedFaces = z.output<typeof PickedFaces>;

export type ChosenFaces = {
  /** Undefined where the effect is not about people. */
  of: ((choice: MediaChoice) => PhotoFaces) | undefined;
  /** Of two people there is one photo, and no other is on its way. */
  isAlone: boolean;
  /** For the post; undefined where nothing need be said. */
  points: FacePoint[] | undefined;
};

/** Where nobody knows of a face: of a second photo, when the first one says who is meant. */
const MIDDLE: FacePoint = { x: 0.5, y: 0.5 };

export function useChosenFaces(
  { needs_face, images, type }: Pick<Effect, 'needs_face' | 'images' | 'type'>,
  { choices }: Pick<MediaFieldState, 'choices'>,
  picked: PickedFaces,
  onPick: (picked: PickedFaces) => void,
): ChosenFaces {
  // A photo for an image effect is looked at while its other fields are filled in: what it shows is kept for the effect.
  const isLookedAt = needs_face || type === 5;
  const refOf = (place: number) => (isLookedAt ? (choices[place]?.ref ?? null) : null);
  const found = [useFaces(refOf(0)), useFaces(refOf(1))];
  const isAlone = images === 2 && choices.length === 1;
  const people = isAlone ? 2 : 1;

  function see({ ref }: MediaChoice, place: number): PhotoFaces {
    const { state = 'waiting', faces: all = null } = found[place] ?? {};
    const faces = all?.filter((face) => face.is_main) ?? null;
    const photo = ref && nameChoice(ref, people);
    const chosen = findChosen(faces ?? [], people, picked.find((one) => one.photo === photo)?.at);
    return { state, faces, people, chosen, choose };

    function choose(n: number): void {
      if (!faces || photo === null) return;
      const wanted = people === 1 ? [n] : toggle(chosen, n);
      const at = wanted.flatMap((one) => faces[one] ?? []).map(middleOf);
      onPick([...picked.filter((one) => one.photo !== photo), { photo, at }]);
    }
  }

  const seen = choices.map(see);
  return {
    of: needs_face ? (choice) => see(choice, choices.indexOf(choice)) : undefined,
    isAlone,
    points: needs_face ? listPoints(seen) : undefined,
  };
}

/** Nothing where each photo shows as many as are wanted of it: then the widest is the only one. */
function listPoints(seen: readonly PhotoFaces[]): FacePoint[] | undefined {
  const [first] = seen;
  const points = seen.map(({ faces, chosen }) => chosen.flatMap((n) => faces?.[n] ?? []).map(middleOf));
  // Who stands at the left is at the left.
  if (first?.people === 2) return points[0]?.toSorted((one, other) => one.x - other.x);
  const isPlain = seen.every(({ faces }) => (faces?.length ?? 0) < 2);
  return isPlain ? undefined : points.map(([point = MIDDLE]) => point);
}

function nameChoice(ref: MediaRef, people: number): string {
  return `${nameRef(ref)} ${people}`;
}

function toggle(chosen: readonly number[], n: number): number[] {
  return chosen.includes(n) ? chosen.filter((one) => one !== n) : [...chosen, n];
}

/** What an earlier task was made of. */
export function readPicked({ params }: Pick<Reusable, 'params'>): PickedFaces {
  const points = Points.safeParse(params.faces).data ?? [];
  const stored: unknown[] = Array.isArray(params.images) ? params.images : [];
  const refs = stored.map(readRef).filter((ref): ref is MediaRef => ref !== null);
  return refs.flatMap((ref, place) => {
    const at = refs.length === 1 ? points : points.slice(place, place + 1);
    return at.length > 0 ? [{ photo: nameChoice(ref, at.length), at }] : [];
  });
}
