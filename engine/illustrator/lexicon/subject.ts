// What a known thing is: how it is drawn, what it does in a scene, how tall it stands.

export type SubjectKind =
  | 'face' // a drawing of a head; gets a sitting body
  | 'full' // a whole animal or character
  | 'mount' // a whole animal that can be ridden
  | 'bird'
  | 'fish' // anything that swims
  | 'figure' // a person, drawn by ourselves
  | 'vehicle'
  | 'air' // flies or floats
  | 'boat'
  | 'food'
  | 'building'
  | 'tree'
  | 'plant' // grows in numbers on the ground
  | 'item'
  | 'hang' // hangs from above
  | 'hat'
  | 'sky' // belongs to the sky: moon, rainbow, aurora
  | 'landmark'; // belongs to the land: bridge, waterfall, wall

export type SubjectEntry = {
  key: string;
  /** A prepared drawing (`fox`, `noto/sailboat`), or one of our own (`own/lighthouse`). */
  drawing: string;
  kind: SubjectKind;
  /** Part of the image's short side. */
  height: number;
  /** English and Chinese words, separated by commas; longer words win. */
  words: string;
};
