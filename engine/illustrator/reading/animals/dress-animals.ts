// Makes animals that have clothes on their bodies stand upright in them: "a rabbit in a suit", 狐狸穿着外套.

import { animalHead } from '../../animals/heads.ts';
import type { Subject } from '../prompt-reading.ts';
import type { Garment, GarmentName } from '../people/person-look.ts';

/** What is worn on a body that stands upright; a hat or a scarf an animal wears as it is. */
const ON_BODIES: ReadonlySet<GarmentName> = new Set([
  'dress',
  'skirt',
  'shirt',
  't-shirt',
  'sweater',
  'hoodie',
  'suit',
  'coat',
  'jacket',
  'robe',
  'kimono',
  'hanfu',
  'qipao',
  'sari',
  'hanbok',
  'kilt',
  'poncho',
  'armour',
  'spacesuit',
  'uniform',
  'apron',
  'cloak',
  'vest',
  'trousers',
  'jeans',
  'shorts',
  'boots',
]);
const GOWNS: ReadonlySet<GarmentName> = new Set(['dress', 'skirt', 'qipao', 'sari', 'hanbok']);
/** Part of the image's short side, as people have. */
const HEIGHT = 0.34;

/** Changes the subject, where it is an animal whose head is known from the front. */
export function standInClothes(subject: Subject, garment: GarmentName): void {
  if (!ON_BODIES.has(garment)) return;
  standUp(subject, GOWNS.has(garment) ? 'woman' : undefined);
}

/** Changes the animal into somebody with its head. */
export function standUp(subject: Subject, sex?: 'woman'): void {
  const animal = subject.kind === 'figure' ? undefined : animalHead(subject);
  if (!animal) return;
  const { does } = subject.person ?? {};
  Object.assign(subject, {
    kind: 'figure',
    drawing: 'own/wanderer',
    height: HEIGHT,
    person: {
      animal,
      wears: animal.key === 'robot' ? PLATES.map((plate) => ({ ...plate, words: '' })) : [],
      ...(sex === undefined ? {} : { sex }),
      ...(does === undefined ? {} : { does }),
    },
  });
}

/** What a robot is made of. */
const PLATES: readonly Omit<Garment, 'words'>[] = [
  { garment: 'armour', colour: '#d2d9e2' },
  { garment: 'trousers', colour: '#a9b3c0' },
  { garment: 'boots', colour: '#8d98a8' },
  { garment: 'gloves', colour: '#5a6472' },
];

/** "A white rabbit in a suit": the colour is that of its fur. */
export function colourFur(subject: Subject): void {
  const { person, colour } = subject;
  if (!person?.animal || colour === undefined) return;
  person.animal = { ...person.animal, colour };
  delete subject.colour;
}
